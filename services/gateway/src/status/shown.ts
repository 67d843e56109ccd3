import { STATUS_DAYS } from '@rep13/contracts-constants';

const OLDEST = `$1::timestamptz - interval '${STATUS_DAYS} days'`;

/**
 * What the pages about the status look back to, as conditions; $1 is now. The cleaner deletes what is older in the
 * following night: nobody sees it until then.
 */
export const SHOWN = {
  days: `day >= ((${OLDEST}) at time zone 'UTC')::date`,
  incidents: `(closed_at is null or closed_at >= ${OLDEST})`,
};
