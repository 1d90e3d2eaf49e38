import type { Dragon, Event, LossCause, Meters } from '@dragonway/tao-long';
import { plural, select, t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import { effectInWords } from './effects.js';
import { DRAGON_NAMES, elementName, flowName, spaceName } from './names.js';

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const causeInWords = (cause: LossCause): string => {
  switch (cause) {
    case 'bite':
      return t`bitten`;
    case 'expel':
      return t`hit from a distance`;
    case 'trample':
      return t`by trampling`;
    case 'portalPrice':
      return t`as the portal's price`;
    case 'village':
      return t`struck by the village`;
    case 'noPossibleAction':
      return t`no action was possible`;
    case 'impossibleAction':
      return t`the action is not possible any more`;
    case 'impossibleFocus':
      return t`the Focus action is impossible`;
  }
};

const metersInWords = ({ water, fire }: Meters): string => t`water ${water}, fire ${fire}`;

const lifted = ({ from, colours, flow }: Of<'stonesLifted'>, drops: readonly Of<'stoneDropped'>[]): string => {
  const name = elementName(from);
  const stones = plural(colours.length, { one: '# stone', other: '# stones' });
  const way = flowName(flow);
  const on = both(drops.map(drop => elementName(drop.on)));
  return t`${stones} lifted from ${name}, ${way} to ${on}.`;
};

const begun = ({ dragon, action, by }: Of<'actionBegun'>): string => {
  const who = DRAGON_NAMES[dragon];
  const name = elementName(action);
  switch (by) {
    case 'matter':
      return t`${who} acts by ${name}.`;
    case 'focus':
      return t`Focus: ${who} acts by ${name} at once.`;
    case 'soloOpponent':
      return t`The rules let ${who} act by ${name}.`;
  }
};

const bitten = ({ by, space, target }: Of<'bitten'>): string => {
  const who = DRAGON_NAMES[by];
  const where = spaceName(space);
  switch (target) {
    case 'dragon':
      return t`${who} bites on ${where}.`;
    case 'village':
      return t`${who} bites the village on ${where}.`;
    case 'rock':
      return t`${who} bites the rock on ${where}.`;
  }
};

const absorbed = ({ dragon, element, taken }: Of<'absorbed'>): string => {
  const who = DRAGON_NAMES[dragon];
  return taken === 1
    ? t`${who} absorbs ${select(element, { fire: 'fire', water: 'water', other: '' })}.`
    : t`${who} can absorb no more ${select(element, { fire: 'fire', water: 'water', other: '' })}.`;
};

const expelled = ({ dragon, element, hit, bonus, damage }: Of<'expelled'>): string => {
  const who = DRAGON_NAMES[dragon];
  if (hit === undefined)
    return t`${who} expels ${select(element, { fire: 'fire', water: 'water', other: '' })} and hits nothing.`;
  const where = spaceName(hit.space);
  const { value } = hit;
  return t`${who} expels ${select(element, { fire: 'fire', water: 'water', other: '' })} and hits ${where}: ${value} + ${bonus} = ${damage} damage.`;
};

const chose = ({ dragon, choice }: Of<'opponentChose'>): string => {
  const who = DRAGON_NAMES[dragon];
  const actions = both(choice.actions.map(elementName));
  const ways = plural(choice.ways.length, { one: '# way', other: '# ways' });
  return choice.equal.length > 1
    ? t`${who} has equal ways to perform ${actions}; you choose.`
    : t`${who} performs ${actions}, chosen from ${ways}.`;
};

const skipped = ({ dragon, action, ruling }: Of<'phaseSkipped'>): string => {
  const who = DRAGON_NAMES[dragon];
  const name = elementName(action);
  return t`${who} cannot act by ${name}; the Matter phase is skipped (${ruling}).`;
};

/** Events that have a sentence of their own; those that are told together with others give none. */
const sentence = (event: Event): string | undefined => {
  switch (event.kind) {
    case 'stonesLifted':
    case 'stoneDropped':
    case 'stepped':
    case 'portalEntered':
    case 'lifeLost':
    case 'turnEnded':
      return undefined;
    case 'coinTurned': {
      const to = flowName(event.to);
      return t`The flux coin turns ${to}.`;
    }
    case 'effectTriggered': {
      const effect = effectInWords(event.effect);
      return t`${effect}.`;
    }
    case 'balanced': {
      const who = DRAGON_NAMES[event.dragon];
      const after = metersInWords(event.after);
      return t`${who} now has ${after}.`;
    }
    case 'actionBegun':
      return begun(event);
    case 'stoodStill': {
      const who = DRAGON_NAMES[event.dragon];
      return t`${who} stands still.`;
    }
    case 'portalLeft': {
      const who = DRAGON_NAMES[event.dragon];
      const portal = spaceName(event.portal);
      const to = spaceName(event.to);
      return t`${who} comes out of the portal on ${portal}, to ${to}.`;
    }
    case 'pricePaid': {
      const who = DRAGON_NAMES[event.dragon];
      const { price } = event;
      return t`${who} pays 1 ${select(price, { fire: 'fire', water: 'water', other: '' })} for the portal.`;
    }
    case 'rockTrampled': {
      const who = DRAGON_NAMES[event.dragon];
      const where = spaceName(event.space);
      return t`${who} tramples the rock on ${where}.`;
    }
    case 'rockDamaged': {
      const where = spaceName(event.space);
      return event.broken ? t`The rock on ${where} breaks.` : t`The rock on ${where} cracks.`;
    }
    case 'bitten':
      return bitten(event);
    case 'absorbed':
      return absorbed(event);
    case 'expelled':
      return expelled(event);
    case 'fireSpent': {
      const who = DRAGON_NAMES[event.dragon];
      const stones = plural(event.stones, { one: '# fire stone', other: '# fire stones' });
      return t`${who} returns ${stones} to the centre.`;
    }
    case 'segmentLost': {
      const who = DRAGON_NAMES[event.dragon];
      const left = plural(event.segments, { one: '# segment', other: '# segments' });
      return t`${who} loses its tail; ${left} left.`;
    }
    case 'meterRefilled': {
      const who = DRAGON_NAMES[event.dragon];
      return t`${who} refills to 4 water.`;
    }
    case 'villageStruck': {
      const who = DRAGON_NAMES[event.challenger];
      return t`The village strikes ${who}.`;
    }
    case 'phaseSkipped':
      return skipped(event);
    case 'focusImpossible': {
      const who = DRAGON_NAMES[event.dragon];
      const name = elementName(event.action);
      return t`${who} cannot act by ${name} for its Focus.`;
    }
    case 'extraPhasesGained': {
      const who = DRAGON_NAMES[event.dragon];
      return t`${who} gains one more Spirit and Matter phase.`;
    }
    case 'opponentChose':
      return chose(event);
    case 'gameOver': {
      const who = DRAGON_NAMES[event.winner];
      const turns = plural(event.turns, { one: '# turn', other: '# turns' });
      return t`${who} wins after ${turns}.`;
    }
  }
};

const lost = (losses: readonly Of<'lifeLost'>[]): string => {
  const [first] = losses;
  if (first === undefined) return '';
  const who = DRAGON_NAMES[first.dragon];
  const { length } = losses;
  const cause = causeInWords(first.cause);
  const water = losses.at(-1)?.water ?? 0;
  return t`${who} loses ${length} water (${cause}), ${water} left.`;
};

const stepped = (steps: readonly Of<'stepped'>[]): string => {
  const [first] = steps;
  if (first === undefined) return '';
  const who = DRAGON_NAMES[first.dragon];
  const to = both(steps.map(step => spaceName(step.to)));
  return t`${who} moves to ${to}.`;
};

/** Follows as long as the kind and the dragon stay the same. */
const run = <Kind extends 'lifeLost' | 'stepped'>(
  events: readonly Event[],
  from: number,
  kind: Kind,
  dragon: Dragon,
): readonly Of<Kind>[] => {
  const isSame = (event: Event | undefined): event is Of<Kind> =>
    event !== undefined && event.kind === kind && 'dragon' in event && event.dragon === dragon;
  const found: Of<Kind>[] = [];
  for (let index = from; ; index += 1) {
    const event = events[index];
    if (!isSame(event)) return found;
    found.push(event);
  }
};

const isDrop = (event: Event): event is Of<'stoneDropped'> => event.kind === 'stoneDropped';

const dropsAfter = (events: readonly Event[], from: number): readonly Of<'stoneDropped'>[] => {
  const end = events.findIndex((event, index) => index > from && event.kind === 'stonesLifted');
  return events.slice(from, end < 0 ? events.length : end).filter(isDrop);
};

/** What happened, in sentences; stones that fall, steps and losses in a row share one. */
export const tellTaoLong = (events: readonly Event[]): readonly string[] => {
  const told: string[] = [];
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    if (event === undefined) break;
    if (event.kind === 'stonesLifted') told.push(lifted(event, dropsAfter(events, index)));
    else if (event.kind === 'lifeLost') {
      const losses = run(events, index, 'lifeLost', event.dragon);
      told.push(lost(losses));
      index += losses.length - 1;
    } else if (event.kind === 'stepped') {
      const steps = run(events, index, 'stepped', event.dragon);
      told.push(stepped(steps));
      index += steps.length - 1;
    } else {
      const words = sentence(event);
      if (words !== undefined) told.push(words);
    }
  }
  return told;
};
