import { DragonMeters, Portrait, Wheel, WheelMedal, type WheelProps } from '../../src/index.js';
import { Plate } from './plate.js';

const NAMES = {
  heaven: 'Heaven',
  lake: 'Lake',
  fire: 'Fire',
  thunder: 'Thunder',
  earth: 'Earth',
  mountain: 'Mountain',
  water: 'Water',
  wind: 'Wind',
} as const;

export const COMMON = {
  label: 'Ba Gua',
  labelOf: element => NAMES[element],
  names: NAMES,
  poolText: ({ fire, water }) => `${fire} fire · ${water} water`,
  coinText: 'flux',
  coin: 'ccw',
  meters: { heaven: { water: 3, fire: 2 }, earth: { water: 3, fire: 1 } },
} as const satisfies Partial<WheelProps>;

export const MIDDLE = {
  heaven: ['white'],
  lake: [],
  fire: ['black'],
  thunder: [],
  earth: [],
  mountain: ['white'],
  water: ['white', 'black'],
  wind: ['black', 'black', 'white'],
} as const;

const START = {
  heaven: ['white', 'white'],
  lake: [],
  fire: ['black', 'white'],
  thunder: [],
  earth: ['black', 'black'],
  mountain: [],
  water: ['white', 'black'],
  wind: [],
} as const;

const TALL = {
  ...START,
  heaven: ['white', 'white', 'black', 'white', 'black', 'black', 'white', 'black'],
  fire: [],
  earth: [],
  water: [],
} as const;

export const WORDS = { water: 'Water', fire: 'Fire', body: 'Body' };

export const WheelPlates = () => (
  <div className="plates">
    <Plate title="a lift of Wind, previewed" width={380}>
      <Wheel
        {...COMMON}
        wheel={MIDDLE}
        closed={['fire', 'mountain']}
        chosen="wind"
        preview={{
          lift: 'wind',
          flow: 'ccw',
          drops: [
            { on: 'heaven', colour: 'black' },
            { on: 'lake', colour: 'black' },
            { on: 'fire', colour: 'white' },
          ],
        }}
      />
    </Plate>
    <Plate title="the start" width={340}>
      <Wheel
        {...COMMON}
        wheel={START}
        meters={{ heaven: { water: 4, fire: 0 }, earth: { water: 4, fire: 0 } }}
        closed={['fire']}
      />
    </Plate>
    <Plate title="eight on one space, clockwise" width={340}>
      <Wheel
        {...COMMON}
        wheel={TALL}
        coin="cw"
        meters={{ heaven: { water: 0, fire: 0 }, earth: { water: 1, fire: 4 } }}
      />
    </Plate>
    <Plate title="medal" width={150}>
      <WheelMedal {...COMMON} label="Ba Gua" wheel={MIDDLE} closed={['mountain']} />
    </Plate>
    {(['heaven', 'earth'] as const).map(dragon => (
      <Plate key={dragon} title={dragon} width={240}>
        <div style={{ width: 64 }}>
          <Portrait dragon={dragon} />
        </div>
        <DragonMeters
          dragon={dragon}
          meters={COMMON.meters[dragon]}
          segments={3}
          words={WORDS}
          preview={dragon === 'heaven' ? { fire: 0 } : { water: 0, waterText: 'refill 3', segments: 2, fire: 2 }}
        />
      </Plate>
    ))}
  </div>
);
