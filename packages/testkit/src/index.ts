export { conformance } from './conformance.js';
export { ConformanceError } from './conformance-error.js';
export { spoil } from './garbage.js';
export {
  formatPerftFile,
  type PerftCount,
  type PerftEntry,
  type PerftFileRefusal,
  parsePerftFile,
} from './perft-file.js';
export { type PerftFinding, type PerftRunRefusal, runPerft } from './perft-run.js';
export { type PlaythroughSettings, writePlaythrough } from './playthrough.js';
export { notMet, type Report, sumReports } from './report.js';
export type { ConformanceSettings } from './settings.js';
export { snapshot } from './snapshot.js';
