/** How long something is stored: so many calendar years, or days. */
export type RetentionPeriod = { readonly years: number } | { readonly days: number };

/** One kind of data, and what becomes of it. */
export interface RetentionClass {
  /** What it is, as the person it is about would call it. */
  readonly what: string;
  /** Null: it is not deleted after a time; `reason` says why. */
  readonly period: RetentionPeriod | null;
  /** From when the period counts, to be read after it: "7 years after the end of …". */
  readonly from: string;
  /** The law or the interest that asks for it. */
  readonly reason: string;
  /** The period counts from the end of a mandate, which the nightly deletion does not read yet: it deletes nothing of it. */
  readonly waitsForMandates?: true;
}

/** The service began in this year: no mandate ended before. */
const FIRST_YEAR = 2025;

/** How far back the public status page looks. */
export const STATUS_DAYS = 90;

/**
 * What we store for how long: the only place where it stands. /privacy prints it, the cleaner of each service carries
 * it out every night, and each service names the class of each of its tables in its `retention.ts`.
 */
export const RETENTION = {
  payments: {
    what: 'Payment records',
    period: { years: 7 },
    from: 'after the end of the year of the payment',
    reason: 'bookkeeping law',
  },
  clientRecords: {
    what: 'Representative records, with the registration, the agreement, its evidence and the audit log',
    period: { years: 5 },
    from: 'after termination',
    reason: 'Article 13 DSA and the defence of claims',
    waitsForMandates: true,
  },
  abandonedRegistrations: {
    what: 'Registrations that were never signed, paid or set up',
    period: { years: 1 },
    from: 'after the last thing that happened with them',
    reason: 'so that you can take them up again',
  },
  auditLog: {
    what: 'Audit log entries that belong to no client, and what legal holds were set and lifted',
    period: { years: 5 },
    from: 'after the entry or the end of the hold',
    reason: 'security, and proof that we did our duty',
  },
  emailLog: {
    what: 'Our log of the emails that we sent: recipient, subject and time',
    period: { years: 5 },
    from: 'after the email',
    reason: 'proof that we told you',
  },
  complianceChecks: {
    what: 'Compliance checks, and our readings of your website with a short piece of its text',
    period: { years: 1 },
    from: 'after the check or the reading',
    reason: 'so that we can answer what you ask about its result',
  },
  contactMessages: {
    what: 'Messages to us',
    period: { years: 1 },
    from: 'after the message',
    reason: 'so that we can answer, and answer again',
  },
  otherMails: {
    what: 'Mails to our address for authorities that belong to no order, with their files',
    period: { days: 90 },
    from: 'after we decided what becomes of them, or else after they came',
    reason: 'so that a wrong decision can be put right',
  },
  senderKeys: {
    what: 'Keys that officers of authorities sign mails with, and who confirmed each',
    period: { years: 1 },
    from: 'after the key was ended',
    reason: 'so that we know what proved an earlier mail',
  },
  failedWork: {
    what: 'Emails and other work that failed and wait for our staff',
    period: { years: 1 },
    from: 'after the failure',
    reason: 'so that it can be made good',
  },
  status: {
    what: 'Measurements and incidents of the status page, which name nobody',
    period: { days: STATUS_DAYS },
    from: 'after the measurement or the end of the incident',
    reason: 'the page shows as much',
  },
  workingCopies: {
    what: 'Working copies: answers kept so that a repeated press does nothing twice, finished work, messages between our servers',
    period: { days: 30 },
    from: 'after they have done their work',
    reason: 'so that nothing is done twice, and faults can be found',
  },
  signInCounters: {
    what: 'Counts of wrong passwords, and of mails to addresses that nobody has confirmed, by browser, network address, Client ID or a checksum of the mail address',
    period: { days: 30 },
    from: 'after the last one',
    reason: 'so that nobody can guess passwords, or have us send mail to strangers',
  },
  sessions: {
    what: 'Sessions',
    period: { days: 7 },
    from: 'after they began at most; sooner when they are left unused or you sign out',
    reason: 'to let you in without asking at each step',
  },
  unfinishedUploads: {
    what: 'Files whose upload was not finished',
    period: { days: 1 },
    from: 'after the upload began',
    reason: 'so that it can be finished',
  },
  staffAccounts: {
    what: 'Accounts of our own staff',
    period: null,
    from: '',
    reason: 'the audit log names who acted',
  },
  counters: {
    what: 'Numbers and counts that name nobody',
    period: null,
    from: '',
    reason: 'no personal data',
  },
} as const satisfies Record<string, RetentionClass>;

export type RetentionClassName = keyof typeof RETENTION;

/** By name, with the fields that not every class has. */
export const RETENTION_CLASSES: Readonly<Record<RetentionClassName, RetentionClass>> = RETENTION;

export const RETENTION_CLASS_NAMES = Object.keys(RETENTION) as RetentionClassName[];

/** What was first stored at or before this is past its retention: it is deleted. Null: nothing of the class is. */
export function retentionEnd(name: RetentionClassName, now: Date): Date | null {
  const { period, waitsForMandates } = RETENTION_CLASSES[name];
  if (!period || waitsForMandates) return null;
  const end = new Date(now);
  if ('days' in period) {
    end.setUTCDate(end.getUTCDate() - period.days);
    return end;
  }
  end.setUTCFullYear(end.getUTCFullYear() - period.years);
  // There was no 29th of February: the 28th, so that nothing ends a day early.
  if (end.getUTCMonth() !== now.getUTCMonth()) end.setUTCDate(0);
  return end;
}

/** "Payment records: 7 years after the end of the year of the payment (bookkeeping law)". */
export function retentionSentence({ what, period, from, reason, waitsForMandates }: RetentionClass): string {
  if (!period) return `${what}: not deleted after a time (${reason})`;
  const isFarOff = waitsForMandates && 'years' in period;
  const note = isFarOff ? `; the first of them fall due in ${FIRST_YEAR + period.years} at the earliest` : '';
  return `${what}: ${periodText(period)} ${from} (${reason}${note})`;
}

const periodText = (period: RetentionPeriod): string => {
  const [count, unit] = 'years' in period ? [period.years, 'year'] : [period.days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
