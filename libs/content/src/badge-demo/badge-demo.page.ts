import type { PublicPage } from '../pages/page.ts';

/** `/badge-demo`: a showcase; nothing on it does anything. */
export const BADGE_DEMO_PAGE = {
  path: '/badge-demo',
  title: 'Badge demo',
  description:
    'A showcase of the badges that tell visitors of a website that it has a legal representative in the EU, and of the sample contract.',
  keywords: 'DSA badge, compliance badge, EU legal representative badge',
  heading: 'Badge demo',
  lead: 'How the badges looked. They have been removed from our pages: the details of Article 13(4) say more than a badge.',
  badges: [
    { title: 'EU legal representative', text: 'Article 13 DSA', note: 'Badge removed from pages' },
    { title: 'Reachable 24/7', text: 'For authorities', note: 'Badge removed from pages' },
    { title: 'Mandate signed', text: 'With powers under Article 13(2)', note: 'Badge removed from pages' },
  ],
  contract: {
    title: 'Sample contract',
    text: 'The agreement is shown in full before you sign it.',
    action: 'Download Sample Contract',
    alert: 'This is a demonstration. There is no sample contract to download.',
  },
} as const satisfies PublicPage & Record<string, unknown>;
