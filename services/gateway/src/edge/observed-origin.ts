import type { RequestOrigin } from '@rep13/contracts-messaging';
import { currentContext } from '@rep13/service-kit';

/** Where the present request came from, as we saw it. */
export function observedOrigin(): RequestOrigin {
  const { ipAddress, userAgent } = currentContext() ?? {};
  return { ipAddress, userAgent };
}
