import { useRegisterSW } from 'virtual:pwa-register/react';
import { t } from '@lingui/core/macro';

/** Tells when a newer version lies ready; it is taken when the person says so, never in the middle of a turn. */
export const UpdateNotice = () => {
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW();
  if (!isReady) return null;
  return (
    <div className="update-notice" role="status">
      <p>{t`A new version of Dragonway is ready.`}</p>
      <button type="button" className="small-button" onClick={() => void updateServiceWorker(true)}>
        {t`Load it`}
      </button>
      <button type="button" className="small-button" onClick={() => setReady(false)}>
        {t`Later`}
      </button>
    </div>
  );
};
