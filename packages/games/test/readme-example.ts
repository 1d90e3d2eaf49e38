import { parseTable } from '@dragonway/games';

const table = parseTable('tao-long;mode=monk;scenario=valley');
if (!table.ok) throw new Error(table.refusal.code);

const { game } = table.value;
const start = game.start();
export const moves = game.legalMoves(start).map(move => game.notation.formatMove(move)); // E, H, W:bw
