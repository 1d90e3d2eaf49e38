import { FlyingDragon, Miniature, WayMiniature } from '@dragonway/board-view';
import { t } from '@lingui/core/macro';
import { HERO_WAY, RACE_SCENE, VALLEY_SCENE } from './scenes.js';

export const Hero = () => <FlyingDragon dragon="heaven" way={HERO_WAY} width={660} height={270} />;

export const ValleyPicture = () => (
  <Miniature scene={VALLEY_SCENE} scenery="valley" label={t`Two dragons in The Valley`} />
);

export const RacePicture = () => <WayMiniature scene={RACE_SCENE} label={t`Five animals on five paths`} />;
