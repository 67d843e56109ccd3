import type { PublicPage } from '../pages/page.ts';

/** `/badge-demo`: a showcase; nothing on it does anything. */
export const BADGE_DEMO_PAGE = {
  path: '/badge-demo',
  title: 'Badge demo',
  description:
    'A showcase of the badges that tell visitors of a website that it has a legal representative in the EU, and of the sample contract.',
  keywords: 'DSA badge, compliance badge, EU legal representative badge',
  heading: 'Badge demo',
  lead: 'How our badges once looked. We no longer use them: what they claimed can be looked up.',
  columns: { badge: 'The badge', state: 'Where it is now', instead: 'Where to look instead' },
  badges: [
    {
      title: 'EU legal representative',
      text: 'Article 13 DSA',
      note: 'Badge removed from pages',
      instead: { label: 'The entry of Article 13(4)', to: '/legal' },
    },
    {
      title: 'Reachable 24/7',
      text: 'For authorities',
      note: 'Badge removed from pages',
      instead: { label: 'The response times we promise', to: '/security' },
    },
    {
      title: 'Mandate signed',
      text: 'With powers under Article 13(2)',
      note: 'Badge removed from pages',
      instead: { label: 'The agreement, in full', to: '/sample-agreement' },
    },
  ],
  contract: {
    title: 'Sample contract',
    text: 'The button belongs to the demonstration. The agreement itself has a page of its own.',
    read: { label: 'Read the sample agreement', to: '/sample-agreement' },
    action: 'Download Sample Contract',
    alert:
      'This is a demonstration: nothing is downloaded. You can read and print the sample agreement on its page.',
  },
} as const satisfies PublicPage & Record<string, unknown>;
