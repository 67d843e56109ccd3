import { formatInUtc, languageName, type LegalDay, type Moment } from '@rep13/contracts-constants';

/** An entry of the register, at `/register/:number`: how a mandate stands, and what proves it. */
export const register = {
  kicker: 'Register of mandates',
  title: 'Register entry',
  description: 'One mandate as it stands now.',
  entry: (number: string) => `Register entry ${number}`,
  states: {
    in_force: 'In force',
    ending: 'In force, notice given',
    run_off: 'Ended, in run-off',
    ended: 'Ended',
  },
  ending: 'Notice was given. The mandate is in force until its last moment.',
  runOff:
    'The mandate has ended. Orders about the time before its end are still taken until the run-off is over.',
  ended: 'The mandate has ended, and so has its run-off. We no longer accept anything for this provider.',
  /** For authorities; it brings the number along. */
  order: 'Send an order about this client',
  verify: 'Verify a document',
  /** Of the QR code of its address. */
  code: 'QR code: the address of this entry',
  notEstablishment:
    'This appointment does not constitute an establishment in the European Union (Article 13(5) of the Digital Services Act).',
  unknown: {
    heading: 'No such entry',
    lead: 'There is no mandate under this number. Please check it: register numbers never contain I, O, 0 or 1.',
    action: 'Search by name or domain',
  },
  /** While it can't be read, for readers without scripts. */
  unread: 'The entry could not be read just now. Please wait a minute and load the page again.',
  /**
   * A day that the law counts, with its minute, by the clock of the representative; null: as `formatLegalTime` has it,
   * which a page has from its foundation.
   */
  legalTime: null as ((day: LegalDay, timeZone: string) => string) | null,
  moment: (at: Moment) => formatInUtc<Moment>(at),
  /** By its code of ISO 639-1. */
  language: (code: string) => languageName(code),
  /** By its English name. */
  state: (name: string) => name,
  mandate: {
    title: 'Mandate',
    company: 'Company',
    website: 'Website',
    number: 'Register number',
    since: 'In force since',
    wasFrom: 'Was in force from',
    ends: 'Ends',
    ended: 'Ended',
    runOff: 'Run-off until',
  },
  representative: {
    title: 'Legal representative',
    lead: 'Where to write and call, Article 13(4).',
    name: 'Name',
    address: 'Postal address',
    email: 'Email',
    phone: 'Phone',
    languages: 'Languages',
    memberState: 'Member State',
    coordinator: 'Digital Services Coordinator',
  },
  /** The life of a mandate as a line of ticks. What a step means is said whether it is done or not. */
  steps: {
    title: 'At a glance',
    done: 'Recorded',
    open: 'Not recorded yet',
    never: 'Not recorded',
    /** Of `seen`, where the details were looked for in vain. */
    missing: 'Not found when we last looked',
    appointed: { name: 'Appointed', meaning: 'The beginning of the written mandate, Article 13(1).' },
    signed: {
      name: 'Letter signed',
      meaning: 'The provider’s signed letter to the coordinator; the time is when we received it.',
    },
    notified: {
      name: 'Notified',
      meaning: 'The representative’s contact details, sent to the coordinator, Article 13(4).',
    },
    acknowledged: {
      name: 'Acknowledged',
      meaning: 'The coordinator’s confirmation that it has the notification.',
    },
    seen: {
      name: 'Seen on their site',
      meaning: 'The same details on the provider’s own website, Article 13(4).',
    },
  },
  contactPoint: {
    term: 'Point of contact for authorities (Article 11)',
    designated: (since: string) => `The representative, since ${since}`,
    other: 'Not the representative: the provider publishes its own',
  },
  progress: {
    title: 'Notification and publication',
    coordinator: 'Coordinator',
    website: 'Provider’s website',
    /** `isOver`: nothing is still to come of a mandate that is. */
    noNotification: (isOver: boolean) => `No notification is recorded${isOver ? '' : ' yet'}.`,
    noNotificationFor: (coordinator: string, about: string, isOver: boolean) =>
      `No notification to ${coordinator} is recorded${isOver ? '' : ' yet'} for ${about}.`,
    about: (company: string, website: string) => `${company} at ${website}`,
    notified: (coordinator: string, at: string, about: string) =>
      `Notified to ${coordinator} on ${at}, for ${about}.`,
    acknowledged: (at: string) => `Acknowledged on ${at}.`,
    withdrawn: (at: string) => `Withdrawn on ${at}.`,
    noSighting: (isOver: boolean) =>
      `No sighting of the representative’s details on this website is recorded${isOver ? '' : ' yet'}.`,
    seenByPerson: (website: string, at: string) =>
      `A person saw the representative’s details on ${website} on ${at}.`,
    lastSeen: (website: string, at: string) =>
      `The representative’s details were last seen on ${website} on ${at}.`,
  },
  proof: {
    title: 'Proof',
    certificate: 'Certificate of appointment (PDF)',
    credential: 'Signed credential (W3C Verifiable Credential, JWT)',
    /** The address of the keys follows. */
    keys: 'Verified with the keys at',
    data: 'This entry as data (JSON-LD)',
  },
};

export type RegisterTexts = typeof register;
