import { useRegisterSW } from 'virtual:pwa-register/react';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

const HOUR = 3_600_000;
const FIRST_PAGE = 2000;

// A browser looks for a newer version when a page is opened; a table may stay open for days.
const lookEveryHour = (_: string, registration: ServiceWorkerRegistration | undefined): void => {
  if (registration !== undefined) setInterval(() => void registration.update().catch(() => undefined), HOUR);
};

const Notice = () => {
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW({ onRegisteredSW: lookEveryHour });
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

/**
 * Tells when a newer version lies ready; it is taken when the person says so, never in the middle of a turn. What keeps the
 * client in the browser fetches all of it, and lets the first page go before.
 */
export const UpdateNotice = () => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), FIRST_PAGE);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? <Notice /> : null;
};
