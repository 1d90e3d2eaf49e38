import { checkCommitment, checkDice, commitment, parseSeeds, rollDice, rollsOfMoves } from '@dragonway/verifiable-dice';

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

// Before the game the server publishes this.
const published = commitment(secret);

// During the game it rolls; here the third and fourth roll of a game of two.
const seeds = { server: secret, players: ['alice-1', 'bob_2'] };
export const third = rollDice(seeds, 3, ''); // WFMMO
export const fourth = rollDice(seeds, 4, 'MM'); // the two metal dice stay

// After the game everybody can check all of it from the record.
const revealed = parseSeeds(`${secret}:alice-1:bob_2`);
export const isHonest = revealed.ok && checkCommitment(revealed.value.server, published);
const moves = ['roll:MMMED', 'move:M', 'roll:DDDDD', 'pass'];
export const wrong = revealed.ok ? checkDice(revealed.value, rollsOfMoves(moves)) : undefined; // roll 2
