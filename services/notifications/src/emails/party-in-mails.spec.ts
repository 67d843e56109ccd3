import { buildContext, NOW } from '../../test/builders.ts';
import { read } from '../../test/read-email.ts';
import { EMAILS } from './catalogue.ts';
import { isForClient, type ClientEmailFacts } from './email.ts';

/** What a stranger may type into the form of registration to have it mailed to somebody. */
const TYPED = {
  companyName: `Free prizes https://evil.example/now ${'buy '.repeat(40)}TAIL`,
  websiteUrl: 'https://typed-website.example',
  registrationNumber: 'typed-number',
  registeredAddress: 'typed-registered-address',
  legalContactName: 'typed-legal-contact',
  escalationContactName: 'typed-escalation-contact',
  escalationContactEmail: 'escalation@b.example',
};

const FACTS = {
  ...{
    signupId: 512_345_678,
    ticketId: 1,
    ticketNumber: 'SLA-2026-00001',
    amountCents: 30_000,
    previousCents: 24_000,
    currency: 'EUR',
    change: 'app-added',
    codesLeft: 9,
    kind: 'invoice',
    number: 'R13-2026-00001',
    days: 7,
    notice: 'later',
    serviceYear: 2,
    by: 'client',
  },
  ...{
    provider: 'demo',
    agreementNumber: 'DSA-202611-0001',
    agreementVersion: '1.0',
    registerNumber: 'R13-ABCDEFGH',
    version: 1,
    coordinator: 'Coimisiún na Meán',
    reason: 'initial',
    setupId: 'x',
    changeId: 1,
    field: 'legalContactEmail',
    fields: ['companyName'],
    awaitsStaff: true,
    awaitsAddresses: ['legalContactEmail'],
    resetId: 'x',
  },
  ...Object.fromEntries(
    'registeredAt paidAt signedAt activatedAt requestedAt lockedUntil changedAt suspendedAt reactivatedAt annualUpdateDue forwardedAt usedAt issuedAt endsAt runOffUntil sentAt acknowledgedAt firstMissedAt missedAt clientDueAt renewsAt startsAt periodEnd overdueSince liftedAt madeAt failedAt resumedAt untoldSince from'
      .split(' ')
      .map((name) => [name, NOW.toISOString()]),
  ),
};

const OF_CLIENTS = EMAILS.filter((email) => isForClient(email as never)).map(
  (email) => [email.kind, email] as const,
);
const TO_OTHERS = OF_CLIENTS.filter(([, { to }]) => to !== 'legal-contact');

async function sent(email: (typeof EMAILS)[number], accountStatus: 'pending' | 'active') {
  const context = buildContext({ party: { ...TYPED, accountStatus } });
  const { content, text } = await read(email as never, FACTS as ClientEmailFacts as never, context);
  return `${content.subject} ${content.preview} ${text}`;
}

describe('a mail to an address that nobody has proven', () => {
  it.each(OF_CLIENTS)(
    'of the kind %s holds nothing that the sender typed but the company’s name, shortened',
    async (_, email) => {
      const all = await sent(email, 'pending');
      expect(all).not.toMatch(/typed-|evil\.example|TAIL/);
      expect(all).toContain('Free prizes …');
    },
  );

  it.each(TO_OTHERS)(
    'of the kind %s greets nobody by the name of a contact who has proven another',
    async (_, email) => {
      expect(await sent(email, 'active')).not.toContain('typed-');
    },
  );
});
