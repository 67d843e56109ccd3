import type { PublicPage } from '../pages/page.ts';

/** `/changelog` */
export const CHANGELOG_PAGE = {
  path: '/changelog',
  title: 'Changelog',
  description:
    'What has changed in the service, version by version: features, security, compliance and improvements, from 1.0.0 to 1.2.0.',
  keywords: 'changelog, release notes, versions, updates',
  heading: 'Changelog',
  lead: 'What has changed, for you, version by version.',
} as const satisfies PublicPage & Record<string, unknown>;

export type ChangeType = 'feature' | 'security' | 'compliance' | 'improvement';

export interface Release {
  version: string;
  /** ISO 8601 date. */
  date: string;
  title: string;
  changes: readonly { type: ChangeType; text: string }[];
}

/** Newest first. */
export const RELEASES: readonly Release[] = [
  {
    version: '1.2.0',
    date: '2025-07-01',
    title: 'See every authority request',
    changes: [
      {
        type: 'feature',
        text: 'The client portal shows each request from an authority with its state and its times.',
      },
      { type: 'feature', text: 'The compliance assistant answers questions from our own pages.' },
      {
        type: 'compliance',
        text: 'Terms of Service 1.0, with a promise of 24 plain hours for every request, and a Data Processing Agreement.',
      },
      { type: 'improvement', text: 'The compliance check says what comes next and how long it takes.' },
    ],
  },
  {
    version: '1.1.0',
    date: '2025-04-15',
    title: 'Information that stays current',
    changes: [
      {
        type: 'feature',
        text: 'Provider information (Annex 3) can be entered and updated online, with its earlier versions kept.',
      },
      { type: 'security', text: 'Accounts are locked for a while after five wrong passwords.' },
      { type: 'compliance', text: 'Reminders before the yearly update of the provider information is due.' },
      { type: 'improvement', text: 'The agreement can be downloaded as a PDF from the client portal.' },
    ],
  },
  {
    version: '1.0.0',
    date: '2025-01-24',
    title: 'The service begins',
    changes: [
      { type: 'feature', text: 'Free compliance check, registration and signature online.' },
      {
        type: 'security',
        text: 'Passwords are stored as hashes only; every change is written to a log that cannot be altered.',
      },
      { type: 'compliance', text: 'Representation agreement with the powers of Article 13(2) DSA.' },
      { type: 'compliance', text: 'Privacy Policy of January 24, 2025.' },
    ],
  },
];
