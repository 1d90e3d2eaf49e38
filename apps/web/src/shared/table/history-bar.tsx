import { t } from '@lingui/core/macro';
import { Icon, type IconName } from '../ui/icon.js';

interface HistoryBarProps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly onLook: (place: number | undefined) => void;
  readonly onReplay: () => void;
  readonly onSkip: () => void;
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const Step = ({ icon, label, isOff, onPress }: StepProps) => (
  <button type="button" className="round-button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
    <Icon name={icon} />
  </button>
);

/** Steps through the whole game and shows the last turn again. */
export const HistoryBar = ({ at, last, isPlaying, onLook, onReplay, onSkip }: HistoryBarProps) => (
  <div className="history-bar" role="group" aria-label={t`Step through the game`}>
    <Step icon="first" label={t`To the start`} isOff={at === 0} onPress={() => onLook(0)} />
    <Step icon="back" label={t`One step back`} isOff={at === 0} onPress={() => onLook(at - 1)} />
    <Step icon="forward" label={t`One step on`} isOff={at >= last} onPress={() => onLook(at + 1)} />
    <Step icon="last" label={t`To the present`} isOff={at >= last} onPress={() => onLook(undefined)} />
    {isPlaying ? (
      <button type="button" className="small-button" onClick={onSkip}>{t`Skip`}</button>
    ) : (
      <button type="button" className="small-button" disabled={last === 0} onClick={onReplay}>
        <Icon name="replay" />
        {t`Last turn`}
      </button>
    )}
  </div>
);
