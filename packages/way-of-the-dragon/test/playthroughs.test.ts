import { writePlaythrough } from '@dragonway/testkit';
import { expect, test } from 'vitest';
import { wayOfTheDragonKind } from '../src/index.js';

// Golden transcripts: `vitest run -u` writes them anew, and the difference is read by a person.
test.each([
  ['two-players', 'way-of-the-dragon;length=5', 2],
  ['five-players-advanced', 'way-of-the-dragon;players=k,r,w,y,b;powers=on;immunity=on;dead=W3,O5', 1],
])('the playthrough of %s has not changed', async (name, options, seed) => {
  const told = writePlaythrough(wayOfTheDragonKind, { options, seed, decisions: 150 });
  if (!told.ok) throw new Error(told.refusal.code);
  await expect(told.value).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
