export { type ClientAct, type ClientMessage, PROTOCOL_VERSION } from './client-to-server.js';
export { CLOSE_CODES, type CloseCode, type CloseReason, closeReason, RETRIED } from './close-codes.js';
export { commandOf } from './command.js';
export { decodeClientMessage, decodeServerMessage, encodeEvents, encodeMessage } from './decode/decode.js';
export { MOST_EVENTS, MOST_MOVES, MOST_SIGNS_FROM_CLIENT, MOST_SIGNS_FROM_SERVER } from './fields/fields.js';
export { type DecodeRefusal, isProtocolRefusal, type ProtocolRefusal, type WireRefusal } from './refusals.js';
export type { Challenge, ServerMessage } from './server-to-client.js';
