/** A position of Tao Long, Grasshopper, and moves after which it stands again: found by a search for a game without harm. */
export const TO_AND_FRO = {
  position: '8/8/8/8/8/8/8/8 c7c8d8d7 h8h7g7g8 4,0/4,0 -/-/w/w/b/bb/wb/w ccw h+ 175',
  moves: [
    'M W E - F S A S T - M E W E! E - L N H E! F - A - E - H - T - M - E - M E+ L - F N A N E - M W H S! T - L S! E',
    '- M E W S! F - A E! E - F S H E! T - F S M S E - H S L - M W A - E - H - T - F N M W E - L N A N T - M E W E!',
    'E - H S! F - A S E - H S L - M W E - H - T - F N M W E - L N A N T - M E W - E - L N H E! F - A - E - H - T -',
    'M - E - M S! L - W S E - M W F N T - W W A N E - M W F N T - A N E - M W H W E - F N M E! T - W - E - L E E -',
    'F S A S T - H W! E - L N M N! F - M W! E - H - T - L S',
  ]
    .join(' ')
    .split(' '),
};
