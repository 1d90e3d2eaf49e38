import { t } from '@lingui/core/macro';
import { Choice, Toggle } from '../ui/fields.js';
import { Modal } from '../ui/modal.js';
import { changeSettings, useSettings } from './settings.js';
import { BOARD_SIDES, type BoardSide, LOCALES, type Locale, SPEEDS, type Speed, THEMES, type Theme } from './stored.js';

const themeName = (theme: Theme): string =>
  ({ system: t`As the system`, light: t`Paper`, dark: t`Night lacquer` })[theme];

// A language is named in itself, so that whoever needs it can read it.
const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français' };

const speedName = (speed: Speed): string => ({ 0: t`At once`, 0.5: t`Slow`, 1: t`Normal`, 2: t`Fast` })[speed];

const sideName = (side: BoardSide): string => ({ south: t`South`, north: t`North`, player: t`The player's` })[side];

const sideHelp = (side: BoardSide): string =>
  ({
    south: t`North is at the top. The key T turns the board.`,
    north: t`South is at the top. The key T turns the board.`,
    player: t`The board turns to whoever has to choose, so that their dragon's home lies before them.`,
  })[side];

const themeHelp = (theme: Theme): string =>
  ({
    system: t`By day and by night like the other pages of this device.`,
    light: t`Ink on paper.`,
    dark: t`Gold on black lacquer.`,
  })[theme];

const speedHelp = (speed: Speed): string =>
  ({
    0: t`Only the end of a turn is shown; nothing moves.`,
    0.5: t`Half as fast, to follow every stone.`,
    1: t`Each turn is shown step by step; Escape skips the rest.`,
    2: t`Twice as fast.`,
  })[speed];

const Looks = () => {
  const settings = useSettings();
  return (
    <>
      <Choice
        label={t`Language`}
        help={t`Also of the log and of everything that is read aloud.`}
        value={settings.locale}
        options={LOCALES.map(value => ({ value, label: LOCALE_NAMES[value] }))}
        onChange={locale => changeSettings({ locale })}
      />
      <Choice
        label={t`Theme`}
        value={settings.theme}
        options={THEMES.map(value => ({ value, label: themeName(value), help: themeHelp(value) }))}
        onChange={theme => changeSettings({ theme })}
      />
      <Toggle
        label={t`High contrast`}
        help={t`Plain grounds and strong lines, without textures.`}
        isOn={settings.hasMoreContrast}
        onChange={hasMoreContrast => changeSettings({ hasMoreContrast })}
      />
      <Toggle
        label={t`Sound`}
        help={t`Stones, steps, fire, water and dice. The key S switches it at any table.`}
        isOn={settings.hasSound}
        onChange={hasSound => changeSettings({ hasSound })}
      />
    </>
  );
};

const Play = () => {
  const settings = useSettings();
  return (
    <>
      <Choice
        label={t`Speed of the replays`}
        value={settings.speed}
        options={SPEEDS.map(value => ({ value, label: speedName(value), help: speedHelp(value) }))}
        onChange={speed => changeSettings({ speed })}
      />
      <Toggle
        label={t`Play with the last click`}
        help={t`A turn is played as soon as it is complete, without the button.`}
        isOn={settings.playsAtOnce}
        onChange={playsAtOnce => changeSettings({ playsAtOnce })}
      />
      <Choice
        label={t`Your side of the Board of Human`}
        value={settings.boardSide}
        options={BOARD_SIDES.map(value => ({ value, label: sideName(value), help: sideHelp(value) }))}
        onChange={boardSide => changeSettings({ boardSide })}
      />
      <Toggle
        label={t`The machine's reasons`}
        help={t`After each of its turns the machine says why.`}
        isOn={settings.showsReasons}
        onChange={showsReasons => changeSettings({ showsReasons })}
      />
      <Toggle
        label={t`Chance to win`}
        help={t`A bar that shows how the strongest machine judges the game.`}
        isOn={settings.showsChance}
        onChange={showsChance => changeSettings({ showsChance })}
      />
      <Toggle
        label={t`Adviser for dice`}
        help={t`Way of the Dragon: the odds of each way of keeping dice, and the best one.`}
        isOn={settings.showsAdviser}
        onChange={showsAdviser => changeSettings({ showsAdviser })}
      />
      <Toggle
        label={t`Notation in the log`}
        help={t`Every turn also in signs, such as A E F S!`}
        isOn={settings.showsNotation}
        onChange={showsNotation => changeSettings({ showsNotation })}
      />
    </>
  );
};

/** Everything that a person prefers on this device. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal title={t`Settings`} isOpen onClose={onClose}>
    <div className="settings">
      <Looks />
      <Play />
    </div>
  </Modal>
);
