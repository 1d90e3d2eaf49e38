import { Board, nameOf, type Replay, type Scene, useStage, Wheel } from '@dragonway/board-view';

export interface TableProps {
  readonly scene: Scene;
  readonly lastTurn: Replay | undefined;
}

export const Table = ({ scene, lastTurn }: TableProps) => {
  const { stage, skip } = useStage(scene, lastTurn, { speed: 1 });
  return (
    <main onPointerDown={skip}>
      <Board
        label="Board of Human"
        labelOf={nameOf}
        scene={scene.board}
        stage={stage}
        marks={{ mover: 'heaven', destinations: [{ id: 'S', space: 5, facing: 2, damage: 0 }] }}
        onChoose={(_space, destinations) =>
          destinations.forEach(id => globalThis.dispatchEvent(new Event(`play:${id}`)))
        }
      />
      <Wheel
        label="Ba Gua"
        labelOf={element => `${element}: ${scene.wheel[element].length} stones`}
        names={NAMES}
        poolText={({ fire, water }) => `${fire} fire · ${water} water`}
        coinText="flux"
        wheel={scene.wheel}
        coin={scene.coin}
        meters={scene.meters}
        stage={stage}
      />
    </main>
  );
};

const NAMES = {
  heaven: 'Heaven',
  lake: 'Lake',
  fire: 'Fire',
  thunder: 'Thunder',
  earth: 'Earth',
  mountain: 'Mountain',
  water: 'Water',
  wind: 'Wind',
};
