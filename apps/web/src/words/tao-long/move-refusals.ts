import type { Decision, TaoLongMoveRefusal } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import { both, either } from '../../shared/i18n/lists.js';
import { unreadableInWords } from '../unreadable.js';
import { effectInWords } from './effects.js';
import { DRAGON_NAMES, directionName, elementName, spaceName } from './names.js';
import { impossibleInWords, obstacleInWords } from './obstacles.js';

const expectedInWords = (kind: Decision['kind']): string => {
  switch (kind) {
    case 'spirit':
      return t`a space of the Ba Gua`;
    case 'matter':
      return t`a way to perform the action`;
    case 'focus':
      return t`a way to perform the Focus action`;
    case 'ways':
      return t`one of the equal ways of the opponent`;
    case 'over':
      return t`nothing any more`;
  }
};

const stoneRefusal = (refusal: Extract<TaoLongMoveRefusal, { readonly lift: unknown }>): string => {
  const lift = elementName(refusal.lift);
  switch (refusal.code) {
    case 'move/empty-space':
      return t`There is no stone on ${lift}.`;
    case 'move/impossible-action': {
      const action = elementName(refusal.action);
      const why = impossibleInWords(refusal.action, refusal.because);
      return t`${lift} is closed. Its last stone would fall on ${action}. ${why}`;
    }
    case 'move/colours-missing': {
      const { white, black } = refusal;
      return t`Say in which order the stones of ${lift} fall: ${white} white, ${black} black.`;
    }
    case 'move/colours-not-chosen':
      return t`The order of the stones of ${lift} is not yours to choose: name the space alone.`;
    case 'move/wrong-stones': {
      const { white, black } = refusal;
      return t`${lift} holds ${white} white and ${black} black stones.`;
    }
    case 'move/stone-priority': {
      const effects = both(refusal.effects.map(effectInWords));
      return refusal.missed === 'triggered'
        ? t`The stones of ${lift} must trigger: ${effects}.`
        : t`The stones of ${lift} must prepare: ${effects}.`;
    }
  }
};

const stepRefusal = (refusal: Exclude<TaoLongMoveRefusal, { readonly lift: unknown }>): string => {
  switch (refusal.code) {
    case 'move/unreadable':
      return unreadableInWords(t`move`, refusal.at, refusal.expected);
    case 'move/game-over': {
      const winner = DRAGON_NAMES[refusal.winner];
      return t`The game is over; ${winner} has won.`;
    }
    case 'move/wrong-decision': {
      const by = DRAGON_NAMES[refusal.by];
      const expected = expectedInWords(refusal.expected);
      return t`${by} has to choose ${expected} now.`;
    }
    case 'move/must-stand-still': {
      const action = elementName(refusal.action);
      const faces = directionName(refusal.faces);
      return t`${action} means standing still for a dragon that faces ${faces}.`;
    }
    case 'move/must-step': {
      const action = elementName(refusal.action);
      return t`${action} needs a step.`;
    }
    case 'move/wrong-direction': {
      const { step } = refusal;
      const action = elementName(refusal.action);
      const faces = directionName(refusal.faces);
      const allowed = either(refusal.allowed.map(directionName));
      return refusal.allowed.length === 0
        ? t`${action} allows no step to a dragon that faces ${faces}.`
        : t`Step ${step} of ${action} goes ${allowed} for a dragon that faces ${faces}.`;
    }
    case 'move/too-many-steps': {
      const action = elementName(refusal.action);
      const steps = plural(refusal.allowed, { one: '# step', other: '# steps' });
      return t`${action} has at most ${steps}.`;
    }
    case 'move/blocked': {
      const direction = directionName(refusal.direction);
      const by = obstacleInWords(refusal.by);
      return t`No step to the ${direction}: ${by}.`;
    }
    case 'move/defeated-on-the-way':
      return t`The step before defeats the dragon, so nothing comes after it.`;
    case 'move/portal-exit-missing': {
      const portal = spaceName(refusal.portal);
      return t`The step enters the portal on ${portal}: say where the dragon comes out, such as @g7N.`;
    }
    case 'move/not-a-portal': {
      const space = spaceName(refusal.space);
      return t`There is no portal on ${space}.`;
    }
    case 'move/wrong-destination': {
      const portal = spaceName(refusal.portal);
      const destination = spaceName(refusal.destination);
      const allowed = either(refusal.allowed.map(spaceName));
      return t`The portal on ${portal} does not lead to ${destination}, but to ${allowed}.`;
    }
    case 'move/exit-blocked': {
      const destination = spaceName(refusal.destination);
      const out = directionName(refusal.out);
      const by = obstacleInWords(refusal.by);
      return t`The way out of ${destination} to the ${out} is closed: ${by}.`;
    }
    case 'move/absorb-or-expel-missing': {
      const action = elementName(refusal.action);
      return t`${action} ends with absorbing (+) or expelling (!).`;
    }
    case 'move/nothing-to-absorb-or-expel': {
      const action = elementName(refusal.action);
      return t`${action} ends with a bite; there is nothing to absorb or expel.`;
    }
    case 'move/no-such-way': {
      const { way, ways } = refusal;
      return t`There is no way ${way}; the ways go from 1 to ${ways}.`;
    }
  }
};

/** Why a move of Tao Long cannot be played. */
export const moveRefusalInWords = (refusal: TaoLongMoveRefusal): string =>
  'lift' in refusal ? stoneRefusal(refusal) : stepRefusal(refusal);
