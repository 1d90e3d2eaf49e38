import { t } from '@lingui/core/macro';

export const Waiting = () => <p className="waiting">{t`One moment…`}</p>;
