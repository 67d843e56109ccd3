import { FIGURES } from '../figures/figures.ts';
import type { PublicPage } from './page.ts';

/** The public pages that the site shows, in the order of the site map. */
export const PUBLIC_PAGES = {
  landing: {
    path: '/',
    title: 'EU legal representative under Article 13 DSA',
    description: `Intermediary services from outside the EU must name a legal representative there. We take that place and acknowledge what authorities send within ${FIGURES.acknowledgementHours} hours.`,
    keywords:
      'EU legal representative, Article 13 DSA, Digital Services Act, authorised representative, non-EU company',
  },
  legal: {
    path: '/legal',
    title: 'Representative information',
    description:
      'Name, address and contact of the legal representative under Article 13 of the Digital Services Act, for authorities and users, also machine-readable.',
    keywords: 'legal representative, Article 13(4) DSA, authority contact, Digital Services Coordinator',
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description:
      'What we do for you as your legal representative in the EU, what it costs, how it renews and how it ends.',
    keywords: 'terms of service, legal representative, DSA, renewal, refund',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'Which personal data we keep, why, for how long, and what you can ask of us.',
    keywords: 'privacy policy, personal data, retention, cookies',
  },
} as const satisfies Record<string, PublicPage>;
