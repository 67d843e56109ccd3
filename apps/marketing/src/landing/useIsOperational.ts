import { useEffect, useState } from 'react';
import * as status from '@rep13/contracts-api-public/status';
import { addressOf } from '@rep13/contracts-operations';
import { apiGet } from '@rep13/web-kit/api';

/** Whether every service answers right now; false until that is known, and when nobody says so. */
export function useIsOperational(): boolean {
  const [isOperational, setOperational] = useState(false);
  useEffect(() => {
    let isOpen = true;
    apiGet(addressOf(status.statuses), { isBackground: true }).then(
      (services) => {
        const isGood = services.length > 0 && services.every((service) => service.status === 'operational');
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
