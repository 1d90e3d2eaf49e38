import type { Command, Sender } from '@dragonway/table';
import type { ClientMessage } from './client-to-server.js';

/** The table's command of a message, in the name of whoever the server has made sure of. */
export const commandOf = ({ id, act }: ClientMessage & { readonly t: 'do' }, by: Sender): Command => ({
  id,
  by,
  ...act,
});
