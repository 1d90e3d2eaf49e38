import type { TableRefusal } from '@dragonway/table';
import { t } from '@lingui/core/macro';

/** Why the table refused something; `cause` is the game's own reason in words. */
export const tableRefusalInWords = (refusal: TableRefusal, cause: string): string => {
  switch (refusal.code) {
    case 'table/bad-options':
    case 'table/bad-position':
    case 'table/illegal-move':
      return cause;
    case 'table/bad-moves': {
      const { move } = refusal;
      return t`The move ${move} cannot be played there. ${cause}`;
    }
    case 'table/bad-setup': {
      const { expected } = refusal;
      return t`The table cannot be set up like this. Expected: ${expected}.`;
    }
    case 'table/seat-taken':
      return t`Somebody else was faster: the seat is taken.`;
    case 'table/already-seated':
      return t`You sit here already, and nobody plays a rated game against himself.`;
    case 'table/stand-in-plays':
      return t`A stand-in plays for this seat at the moment.`;
    case 'table/not-the-host':
      return t`Only whoever opened the table can do this.`;
    case 'table/no-such-seat':
    case 'table/not-your-seat':
    case 'table/seat-left':
    case 'table/house-only':
    case 'table/bad-seed':
      return t`That seat cannot do this now.`;
    case 'table/wrong-phase':
      return refusal.phase === 'over' ? t`The game is over.` : t`The game has not begun.`;
    case 'table/paused':
      return t`The game is paused.`;
    case 'table/not-paused':
      return t`The game is not paused.`;
    case 'table/stale':
      return t`The game has moved on meanwhile.`;
    case 'table/not-your-turn':
      return t`It is somebody else's decision.`;
    case 'table/time-is-up':
      return t`The time is up.`;
    case 'table/too-late-to-abort':
      return t`The game is too far on to be called off.`;
    case 'table/offer-stands':
      return t`The same question is still open.`;
    case 'table/offer-too-soon':
      return t`This was declined a moment ago; ask again a little later.`;
    case 'table/no-such-offer':
    case 'table/not-asked':
      return t`There is no question to answer.`;
    case 'table/nobody-to-ask':
      return t`There is nobody to ask.`;
    case 'table/no-draws':
      return t`This game knows no draw.`;
    case 'table/takebacks-off':
      return t`Taking back is switched off in this game.`;
    case 'table/takeback-past-roll':
      return t`What the dice have shown cannot be taken back.`;
    case 'table/nothing-to-take-back':
      return t`There is nothing to take back.`;
    case 'table/pause-spent':
      return t`No time for pauses is left.`;
    case 'table/match-over':
      return t`The match is over.`;
    case 'table/match-goes-on':
      return t`The match goes on with its next game.`;
    case 'table/not-repeated': {
      const { times, needed } = refusal;
      return t`The position has stood ${times} times; ${needed} are needed for a draw (R13).`;
    }
    case 'table/nobody-absent':
      return t`Nobody is absent.`;
    case 'table/chat-too-long': {
      const { most } = refusal;
      return t`At most ${most} signs can be said at once.`;
    }
    case 'table/chat-too-fast':
      return t`You talk faster than others can read; wait a moment.`;
    case 'table/chat-off':
    case 'table/spectators-off':
    case 'table/chat-empty':
      return t`Nothing can be said here.`;
  }
};
