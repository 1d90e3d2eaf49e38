export { type Config, ConfigFault, readConfig } from './config/config.js';
export { type Parts, type RunningServer, startServer } from './server.js';
