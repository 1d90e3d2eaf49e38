import type { Mode, ScenarioId, TableOptions } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';

export const modeHelp = (mode: Mode): string =>
  ({
    grasshopper: t`The basic game: stones have no colour, you choose only the space.`,
    monk: t`Colours count: you choose which stone falls where, and Focus and Balance come into play.`,
    master: t`As Monk, and the stones may flow either way round the wheel.`,
    chosen: t`As Master, with the board out of sight: you carry it in your mind.`,
  })[mode];

export const scenarioHelp = (scenario: ScenarioId | 'custom'): string =>
  ({
    field: t`Open ground. The best place to learn.`,
    valley: t`A rock in the middle, and portals that cost fire or water.`,
    canyon: t`Two walls of rocks along the way between the dragons.`,
    torus: t`A smaller field whose opposite borders are joined.`,
    wall: t`Eight rocks between the dragons that can be broken.`,
    cave: t`Eight rocks round the centre that can be broken.`,
    mist: t`Eight portals in four colours.`,
    labyrinth: t`A rock, eight boulders and two pairs of portals.`,
    introductory: t`The first edition's beginning: the rock alone.`,
    custom: t`Lay out your own board; it is checked while you do.`,
  })[scenario];

export const switchName = (name: keyof TableOptions['switches']): string =>
  ({
    tailLeavesFirst: t`The tail leaves first (R8)`,
    freeStones: t`Free stones (R17)`,
    rangeThroughDragons: t`Range through dragons (R9)`,
  })[name];

export const switchHelp = (name: keyof TableOptions['switches']): string =>
  ({
    tailLeavesFirst: t`First edition: the head may enter the space that its own tail leaves.`,
    freeStones: t`First edition: every order of stones is allowed, without priorities.`,
    rangeThroughDragons: t`French edition: heads and segments do not stop fire and water.`,
  })[name];
