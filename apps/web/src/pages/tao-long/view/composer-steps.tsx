import type { ActMove, Colour, Move } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import { stepsAsArrows, stepsInWords } from '../../../words/tao-long/moves.js';
import { colourName, elementName } from '../../../words/tao-long/names.js';
import { consequences } from '../consequences.js';
import { sowingOf } from '../scene.js';
import type { ComposerStep, DestinationChoice, Outlook } from '../types.js';
import type { TaoLongTable } from '../use-table.js';
import { wayWords } from './way-words.js';

type StepOf<Kind extends ComposerStep['kind']> = Extract<ComposerStep, { readonly kind: Kind }>;

interface StepProps<Kind extends ComposerStep['kind']> {
  readonly shown: TaoLongTable;
  readonly step: StepOf<Kind>;
}

const hitWords = (dealt: number): string => plural(dealt, { 0: 'no hit', one: 'hits for #', other: 'hits for #' });

interface OptionProps {
  readonly shown: TaoLongTable;
  readonly move: Move;
  readonly title: string;
  readonly detail: string;
  readonly isHot: boolean;
  readonly onChoose: () => void;
}

/** A choice of the composer; pointing at it or focusing it previews it on board and wheel. */
const Option = ({ shown, move, title, detail, isHot, onChoose }: OptionProps) => {
  const { control } = shown;
  return (
    <button
      type="button"
      className="option"
      data-hot={isHot || undefined}
      onPointerEnter={() => control.pointMove(move)}
      onPointerLeave={() => control.pointMove(undefined)}
      onFocus={() => control.pointMove(move)}
      onBlur={() => control.pointMove(undefined)}
      onClick={onChoose}
    >
      <span className="option-title">{title}</span>
      <span className="option-detail">{detail}</span>
    </button>
  );
};

const Stones = ({ colours }: { readonly colours: readonly Colour[] }) => (
  <span className="stone-row" aria-hidden="true">
    {colours.map((colour, index) => (
      <span key={index} className={`mini-stone mini-${colour}`} />
    ))}
  </span>
);

export const StonesStep = ({ shown, step }: StepProps<'stones'>) => {
  const name = elementName(step.choice.element);
  return (
    <>
      <h3>{t`Which stone of ${name} falls where`}</h3>
      <div className="options options-tall">
        {step.outlooks.map(({ move, events }) => {
          const drops = sowingOf(events)?.drops ?? [];
          const title = drops.map(({ on, colour }) => `${elementName(on)}: ${colourName(colour)}`).join(', ');
          return (
            <div key={title} className="stone-option">
              <Stones colours={drops.map(({ colour }) => colour)} />
              <Option
                shown={shown}
                move={move}
                title={title}
                detail={consequences(events).join(' ')}
                isHot={false}
                onChoose={() => shown.control.chooseMove(move)}
              />
            </div>
          );
        })}
      </div>
    </>
  );
};

const destinationTitle = ({ steps }: DestinationChoice, isTurned: boolean): string =>
  steps.some(({ portal }) => portal !== undefined) || steps.length === 0
    ? stepsInWords({ steps })
    : `${stepsAsArrows({ steps }, isTurned)} ${stepsInWords({ steps })}`;

export const DestinationStep = ({ shown, step }: StepProps<'destination'>) => {
  const action = elementName(step.action);
  return (
    <>
      <h3>{t`${action}: where to`}</h3>
      <div className="options">
        {step.choices.map(choice => {
          const [first] = choice.outlooks;
          return first === undefined ? null : (
            <Option
              key={choice.id}
              shown={shown}
              move={first.move}
              title={destinationTitle(choice, shown.isTurned)}
              detail={hitWords(choice.dealt)}
              isHot={choice.dealt > 0}
              onChoose={() => shown.control.chooseDestination(choice)}
            />
          );
        })}
      </div>
    </>
  );
};

const meterChange = ({ rules, composition }: TaoLongTable, outlook: Outlook<ActMove>): string => {
  const dragon = composition.chooser ?? 'heaven';
  const element = composition.step.kind === 'then' && composition.step.action === 'fire' ? 'fire' : 'water';
  const before = rules.game.view(composition.state, 'spectator').meters[dragon][element];
  const after = rules.game.view(outlook.state, 'spectator').meters[dragon][element];
  return element === 'fire' ? t`fire ${before} → ${after}` : t`water ${before} → ${after}`;
};

const expelDetail = ({ events }: Outlook<ActMove>): string => {
  const expelled = events.find(event => event.kind === 'expelled');
  if (expelled?.kind !== 'expelled' || expelled.hit === undefined) return t`hits nothing`;
  const { bonus, damage } = expelled;
  const { value } = expelled.hit;
  const stones = plural(bonus, { one: '# stone', other: '# stones' });
  return t`${value} + ${stones} = ${damage}`;
};

export const ThenStep = ({ shown, step }: StepProps<'then'>) => (
  <>
    <h3>{stepsInWords(step.choice)}</h3>
    <div className="options">
      {step.choice.outlooks.map(outlook => {
        const isExpel = outlook.move.then === 'expel';
        return (
          <Option
            key={outlook.move.then ?? ''}
            shown={shown}
            move={outlook.move}
            title={isExpel ? t`Expel` : t`Absorb`}
            detail={isExpel ? expelDetail(outlook) : meterChange(shown, outlook)}
            isHot={isExpel && outlook.dealt > 0}
            onChoose={() => shown.control.chooseMove(outlook.move)}
          />
        );
      })}
    </div>
  </>
);

export const WaysStep = ({ shown, step }: StepProps<'ways'>) => (
  <>
    <h3>{t`Equal ways of your opponent: you choose`}</h3>
    <div className="options options-tall">
      {step.ways.map((outlook, index) => (
        <Option
          key={index}
          shown={shown}
          move={outlook.move}
          title={wayWords(shown, outlook)}
          detail={consequences(outlook.events).join(' ')}
          isHot={outlook.taken > 0}
          onChoose={() => shown.control.chooseMove(outlook.move)}
        />
      ))}
    </div>
  </>
);
