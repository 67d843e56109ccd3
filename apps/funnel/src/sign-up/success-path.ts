import type { Attribution } from '@rep13/web-kit';

/** Where a registration leads: the page that confirms it, which knows the registration to go on with. */
export function successPath(signupId: number, { utm_source, utm_campaign }: Attribution): string {
  const query = new URLSearchParams({
    transaction_id: String(signupId),
    utm_source,
    utm_campaign,
    signupId: String(signupId),
  });
  return `/ads/success?${query}`;
}
