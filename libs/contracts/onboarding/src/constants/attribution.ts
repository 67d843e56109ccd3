/** What stands for a visit whose origin we don't know, or may not know before consent. */
export const ATTRIBUTION_DEFAULTS = {
  utm_source: 'direct',
  utm_medium: 'none',
  utm_campaign: 'none',
  landing_page: '/',
  referrer: 'direct',
} as const;
