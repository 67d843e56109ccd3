import { useEffect, useState } from 'react';
import type { ServiceStatusView } from '@rep13/contracts-gateway';
import { apiGet } from '@rep13/web-kit/api';

/** Whether every service answers right now; false until that is known, and when nobody says so. */
export function useIsOperational(): boolean {
  const [isOperational, setOperational] = useState(false);
  useEffect(() => {
    let isOpen = true;
    apiGet<ServiceStatusView[]>('/api/status', { isBackground: true }).then(
      (services) => {
        const isGood = services.length > 0 && services.every(({ status }) => status === 'operational');
        if (isOpen) setOperational(isGood);
      },
      // The page behind the link says what is wrong.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return isOperational;
}
