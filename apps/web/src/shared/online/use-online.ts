import { useStore } from 'zustand';
import type { ConnectionState } from './connection.js';
import { theConnection } from './online.js';

/** The line to the server, opened if need be, and how it is. */
export const useOnline = (): ConnectionState => useStore(theConnection().store);
