import {
  type WayFace as Face,
  type WayPlayer as Player,
  WayFaceIcon,
  WayMiniature,
  WayPieceIcon,
  WayTableRing,
} from '../../src/index.js';
import { Plate } from '../plates/plate.js';
import { FULL, piecesOf } from './scenes.js';

const PLAYERS: readonly Player[] = ['black', 'red', 'white', 'yellow', 'blue'];
const FACES: readonly Face[] = ['water', 'fire', 'metal', 'earth', 'wood', 'dragon'];

const Row = ({ size }: { readonly size: number }) => (
  <div style={{ display: 'flex', gap: size / 3 }}>
    {PLAYERS.map(player => (
      <WayPieceIcon key={player} player={player} size={size} label={player} />
    ))}
  </div>
);

export const PiecePlates = () => (
  <div className="plates">
    {[150, 44, 28, 20].map(size => (
      <Plate key={size} title={`${size} px`}>
        <Row size={size} />
      </Plate>
    ))}
    <Plate title="grey, 44 and 20 px">
      <div style={{ filter: 'grayscale(1)' }}>
        <Row size={44} />
        <Row size={20} />
      </div>
    </Plate>
    <Plate title="symbols">
      {FACES.map(face => (
        <WayFaceIcon key={face} face={face} size={90} />
      ))}
    </Plate>
    <Plate title="two at the table" width={160}>
      <WayTableRing seats={['black', 'red']} turn="black" label="two" />
    </Plate>
    <Plate title="four at the table" width={160}>
      <WayTableRing seats={['black', 'red', 'white', 'blue']} turn="white" nearest="white" label="four" />
    </Plate>
    <Plate title="miniature" width={260}>
      <div style={{ height: 330 }}>
        <WayMiniature scene={FULL} label="A game of five" />
      </div>
    </Plate>
    <Plate title="miniature, short paths, dead pieces" width={260}>
      <div style={{ height: 260 }}>
        <WayMiniature
          scene={{
            ...FULL,
            length: 5,
            pieces: piecesOf('black', [2, 0, 7, 3, 0]),
            dead: [
              { path: 'water', space: 4 },
              { path: 'fire', space: 2 },
            ],
          }}
          label="Short paths"
        />
      </div>
    </Plate>
  </div>
);
