import { Portrait, WayPieceIcon } from '@dragonway/board-view';

/** Tells the games apart in a list. */
export const GameEmblem = ({ game }: { readonly game: string }) => (
  <span className="game-emblem">
    {game === 'tao-long' ? <Portrait dragon="heaven" /> : <WayPieceIcon player="red" />}
  </span>
);
