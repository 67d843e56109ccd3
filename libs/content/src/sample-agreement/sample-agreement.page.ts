import type { PublicPage } from '../pages/page.ts';

/** `/sample-agreement`: around the text itself, which the service writes that has it signed. */
export const SAMPLE_AGREEMENT_PAGE = {
  path: '/sample-agreement',
  title: 'Sample agreement',
  description:
    'The full text of the agreement by which you appoint your legal representative in the EU, filled in with a made-up company.',
  keywords:
    'legal representative agreement, Article 13 mandate, DSA representative contract, sample agreement',
  kicker: 'Sample, not signed',
  heading: 'The agreement you would sign',
  lead: 'Every clause, word for word. Only the client is made up: where its particulars are marked, yours will stand. Whether we are your electronic point of contact too you choose when you sign.',
  parties: 'Between',
  actions: [
    { label: 'Start Free Compliance Check', to: '/check' },
    { label: 'Ask about a clause', to: '/contact' },
  ],
} as const satisfies PublicPage & Record<string, unknown>;
