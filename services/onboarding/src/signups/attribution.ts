import { ATTRIBUTION_DEFAULTS } from '@rep13/contracts-onboarding/constants';
import type { SignupParticulars } from '@rep13/contracts-onboarding';
import { Column } from 'typeorm';

/** Where the visit came from; what we don't know, or may not know, carries the specified defaults. */
export class Attribution {
  @Column('text') utmSource!: string;
  @Column('text') utmMedium!: string;
  @Column('text') utmCampaign!: string;
  @Column('text', { nullable: true }) utmTerm!: string | null;
  @Column('text', { nullable: true }) utmContent!: string | null;
  @Column('text', { nullable: true }) gclid!: string | null;
  @Column('text', { nullable: true }) fbclid!: string | null;
  @Column('text') landingPage!: string;
  @Column('text') referrer!: string;
}

/** Absent, null and empty mean the same: not told. */
export function attributionOf(given: SignupParticulars): Attribution {
  return Object.assign(new Attribution(), {
    utmSource: given.utm_source || ATTRIBUTION_DEFAULTS.utm_source,
    utmMedium: given.utm_medium || ATTRIBUTION_DEFAULTS.utm_medium,
    utmCampaign: given.utm_campaign || ATTRIBUTION_DEFAULTS.utm_campaign,
    utmTerm: given.utm_term || null,
    utmContent: given.utm_content || null,
    gclid: given.gclid || null,
    fbclid: given.fbclid || null,
    landingPage: given.landing_page || ATTRIBUTION_DEFAULTS.landing_page,
    referrer: given.referrer || ATTRIBUTION_DEFAULTS.referrer,
  });
}
