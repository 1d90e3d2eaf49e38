import { WheelMedal } from '@dragonway/board-view';
import { t } from '@lingui/core/macro';
import { type LocalWish, tableOf } from '../../../shared/local/open-game.js';
import { taoLongRules } from '../../../shared/local/rules-at-work.js';

/** The Ba Gua that a seed leads to; nothing where no seed settles it. */
export const DrawnWheel = ({ wish }: { readonly wish: LocalWish }) => {
  if (wish.seed === undefined) return null;
  const table = tableOf(wish);
  const rules = table.ok ? taoLongRules(table.value) : undefined;
  if (rules === undefined) return null;
  const { wheel, coin, meters } = rules.game.view(rules.state, 'spectator');
  return (
    <div className="drawn-wheel">
      <WheelMedal wheel={wheel} coin={coin} meters={meters} label={t`The Ba Gua of this seed`} />
      <p className="second-text">{t`The Ba Gua of this seed`}</p>
    </div>
  );
};
