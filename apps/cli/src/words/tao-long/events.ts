import type { Event, LossCause, Meters, Reached } from '@dragonway/tao-long';
import { counted } from '../phrases.js';
import { effectInWords } from './effects.js';
import { wayInWords } from './moves.js';
import { coloursInWords, DRAGON_NAMES, ELEMENT_NAMES, spaceName } from './names.js';

const FLOW_NAMES = { ccw: 'counter-clockwise', cw: 'clockwise' } as const;

const CAUSES: Readonly<Record<LossCause, string>> = {
  bite: 'bitten',
  expel: 'hit from a distance',
  trample: 'by trampling',
  portalPrice: "the portal's price",
  village: 'struck by the village',
  noPossibleAction: 'no action was possible, R1',
  impossibleAction: 'the action is not possible any more, R2',
  impossibleFocus: 'the Focus action is impossible',
};

const PERFORMERS = { matter: '', focus: ' for its Focus', soloOpponent: ' as the opponent' } as const;

const metersInWords = ({ water, fire }: Meters): string => `water ${water}, fire ${fire}`;

const reachedInWords = (reached: readonly Reached[]): string =>
  reached.length === 0 ? 'nothing' : reached.map(({ space, value }) => `${spaceName(space)} (${value})`).join(', ');

const expelledInWords = ({ dragon, element, reached, hit, bonus, damage }: Event & { kind: 'expelled' }): string => {
  const attack = `${DRAGON_NAMES[dragon]} expels ${element} and reaches ${reachedInWords(reached)}`;
  if (hit === undefined) return `${attack}: no hit.`;
  return `${attack}: a hit on ${spaceName(hit.space)} for ${hit.value} + ${bonus} = ${damage} damage.`;
};

const bittenInWords = ({ by, space, target }: Event & { kind: 'bitten' }): string => {
  const bitten = { dragon: 'its opponent', village: 'the village', rock: 'the small rock' }[target];
  return `${DRAGON_NAMES[by]} bites ${bitten} on ${spaceName(space)}.`;
};

const chosenInWords = ({ dragon, choice }: Event & { kind: 'opponentChose' }): string => {
  const actions = choice.actions.map(action => ELEMENT_NAMES[action]).join(', ');
  const [way, second] = choice.equal;
  const ways = counted(choice.ways.length, 'way');
  if (second !== undefined)
    return `${DRAGON_NAMES[dragon]} could perform ${actions} in ${choice.equal.length} equal ways.`;
  return `${DRAGON_NAMES[dragon]} chooses among ${ways} to perform ${actions}: ${wayInWords(way ?? [])}.`;
};

/** One event as a sentence. */
const eventInWords = (event: Event): string => {
  switch (event.kind) {
    case 'stonesLifted':
      return `Lifted from ${ELEMENT_NAMES[event.from]}: ${coloursInWords(event.colours)}, flowing ${FLOW_NAMES[event.flow]}.`;
    case 'coinTurned':
      return `The flux coin turns: ${FLOW_NAMES[event.to]}.`;
    case 'stoneDropped':
      return `Dropped: ${event.colour} on ${ELEMENT_NAMES[event.on]}.`;
    case 'effectTriggered':
      return `${effectInWords(event.effect)}!`;
    case 'balanced':
      return `${DRAGON_NAMES[event.dragon]}'s meters go from ${metersInWords(event.before)} to ${metersInWords(event.after)}.`;
    case 'actionBegun':
      return `${DRAGON_NAMES[event.dragon]} performs ${ELEMENT_NAMES[event.action]}${PERFORMERS[event.by]}.`;
    case 'stoodStill':
      return `${DRAGON_NAMES[event.dragon]} stands still.`;
    case 'stepped':
      return `${DRAGON_NAMES[event.dragon]} steps from ${spaceName(event.from)} to ${spaceName(event.to)}.`;
    case 'portalEntered':
      return `${DRAGON_NAMES[event.dragon]} enters the portal on ${spaceName(event.portal)}.`;
    case 'portalLeft':
      return `${DRAGON_NAMES[event.dragon]} comes out of the portal on ${spaceName(event.portal)}, to ${spaceName(event.to)}.`;
    case 'pricePaid':
      return `${DRAGON_NAMES[event.dragon]} pays 1 ${event.price} stone for the portal on ${spaceName(event.portal)} (R21).`;
    case 'rockTrampled':
      return `${DRAGON_NAMES[event.dragon]} tramples the small rock on ${spaceName(event.space)} and takes ${event.damage} damage.`;
    case 'rockDamaged':
      return `The small rock on ${spaceName(event.space)} ${event.broken ? 'breaks' : 'is damaged'}.`;
    case 'bitten':
      return bittenInWords(event);
    case 'absorbed':
      return event.taken === 1
        ? `${DRAGON_NAMES[event.dragon]} absorbs a ${event.element} stone.`
        : `${DRAGON_NAMES[event.dragon]} absorbs no ${event.element} stone: its meter is full or the centre has none.`;
    case 'expelled':
      return expelledInWords(event);
    case 'fireSpent':
      return `${DRAGON_NAMES[event.dragon]} returns ${counted(event.stones, 'fire stone')} to the centre.`;
    case 'lifeLost':
      return `${DRAGON_NAMES[event.dragon]} loses a lifepoint (${CAUSES[event.cause]}), ${event.water} left.`;
    case 'segmentLost':
      return `${DRAGON_NAMES[event.dragon]} loses its tail on ${spaceName(event.from)}, ${counted(event.segments, 'segment')} left.`;
    case 'meterRefilled':
      return `${DRAGON_NAMES[event.dragon]}'s water meter is filled to 4.`;
    case 'villageStruck':
      return `The village strikes ${DRAGON_NAMES[event.challenger]}.`;
    case 'phaseSkipped':
      return `The Matter phase is skipped: ${ELEMENT_NAMES[event.action]} is impossible (${event.ruling}).`;
    case 'focusImpossible':
      return `${DRAGON_NAMES[event.dragon]} cannot perform ${ELEMENT_NAMES[event.action]} for its Focus.`;
    case 'extraPhasesGained':
      return `${DRAGON_NAMES[event.dragon]} gains an extra Spirit and Matter phase.`;
    case 'opponentChose':
      return chosenInWords(event);
    case 'turnEnded':
      return `Turn ${event.turn} ends.`;
    case 'gameOver':
      return `${DRAGON_NAMES[event.winner]} wins after ${counted(event.turns, 'turn')}.`;
  }
};

/** What happened, a sentence each; stones that fall one after the other share one. */
export const tell = (events: readonly Event[]): readonly string[] => {
  const sentences: string[] = [];
  let drops: string[] = [];
  for (const event of events) {
    if (event.kind === 'stoneDropped') {
      drops.push(`${event.colour} on ${ELEMENT_NAMES[event.on]}`);
      continue;
    }
    if (drops.length > 0) sentences.push(`Dropped: ${drops.join(', ')}.`);
    drops = [];
    sentences.push(eventInWords(event));
  }
  return drops.length > 0 ? [...sentences, `Dropped: ${drops.join(', ')}.`] : sentences;
};
