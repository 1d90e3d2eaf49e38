import { t } from '@lingui/core/macro';
import { lineInWords } from '../../words/online.js';
import { theConnection } from './online.js';
import { useOnline } from './use-online.js';

/** How the line to the server is, in words, whenever it is not as it should be. */
export const LineNotice = () => {
  const { line } = useOnline();
  const words = lineInWords(line);
  return (
    <div role="status" className="line-status">
      {words === undefined ? null : (
        <div className="line-notice" data-line={line.kind}>
          <p>{words}</p>
          {line.kind === 'lost' || line.kind === 'ended' ? (
            <button type="button" className="small-button" onClick={() => theConnection().reopen()}>
              {t`Connect now`}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
};
