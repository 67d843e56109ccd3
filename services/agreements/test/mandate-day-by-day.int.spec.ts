import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EndMandate,
  FindDocument,
  FindMandate,
  GetAgreementPdf,
  GetBadge,
  GetCertificate,
  GetCredential,
  GetRegisterEntry,
  ListClientDesignations,
  MoveDesignation,
  SearchRegister,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { MANDATE_STATE_NAMES, progressRows, REGISTER_TEXTS } from '@rep13/contracts-agreements/constants';
import {
  ClientAccountReactivated,
  ClientAccountSuspended,
  GetPublication,
  PaymentCompleted,
  ProfileChanged,
  type ProfileField,
} from '@rep13/contracts-onboarding';
import { DomainError, registerNumberHash } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from './agreements.service-under-test.ts';
import { buildParty } from './party.builder.ts';

const PAGE = join(import.meta.dirname, '../../../docs/reference/a-mandate-day-by-day.md');

/** What each place says on one day, in its own words. */
interface Row {
  readonly day: string;
  readonly event: string;
  readonly page: string;
  readonly hit: string;
  readonly badge: string;
  readonly credential: string;
  readonly certificate: string;
  readonly verify: string;
  readonly letters: string;
  readonly announced: string;
}

const HEADINGS: Readonly<Record<keyof Row, string>> = {
  day: 'Day',
  event: 'What happened',
  page: 'Page of the register',
  hit: 'Look-up by name',
  badge: 'Badge',
  credential: 'Credential',
  certificate: 'Certificate',
  verify: '/verify of the agreement',
  letters: 'Letters to the coordinator, newest first',
  announced: 'Announced, and mailed where a mail belongs to it',
};

describe('a mandate from its signature to the end of its run-off', () => {
  let service: AgreementsUnderTest;
  let signupId: number;
  let numberSha256: string;
  let registerNumber: string;
  let day = 0;
  let lastEvent = '0';
  const rows: Row[] = [];
  const started = Date.now();
  let publication = { state: 'not-checked', url: null as string | null, lastSeenAt: null as string | null };
  beforeAll(async () => {
    service = await startAgreements();
    service.stubbedServices.answer(GetPublication, () => ({
      ...publication,
      state: publication.state as 'seen',
      lastCheckedAt: publication.lastSeenAt,
      confirmedByHand: false,
    }));
  });
  afterAll(() => service.stop());

  const now = () => new Date(Date.now() + day * DAY_MS).toISOString();
  const passDays = (days: number) => {
    service.passTime(days * DAY_MS);
    day += days;
  };
  /** What is not handed out, in the words of the refusal. */
  const orRefusal = (ask: () => Promise<string>) =>
    ask().catch((error: unknown) => {
      if (error instanceof DomainError) return `${error.status}: ${error.message}`;
      throw error;
    });
  /** A moment as the day of the table. */
  const inDays = (text: string) =>
    text.replace(/\d{1,2} \w+ 20\d\d(,| at) \d\d:\d\d UTC/g, (shown) => {
      const at = Date.parse(shown.replace(/,| at/, '').replace(' UTC', ' GMT'));
      return `day ${Math.round((at - started) / DAY_MS)}`;
    });
  const lettersOf = () => service.call(ListClientDesignations, { signupId });

  async function announced(): Promise<string> {
    const found = await service.db.query<{ id: string; type: string }[]>(
      `select id, type from outbox_messages where id > $1 and envelope->'data'->>'signupId' = $2 order by id`,
      [lastEvent, String(signupId)],
    );
    lastEvent = found.at(-1)?.id ?? lastEvent;
    const names = found.map(({ type }) => type.replace(/^agreements\.|\.v\d+$/g, ''));
    return [...new Set(names)].sort().join(', ') || 'nothing';
  }

  async function look(event: string): Promise<void> {
    const { sha256 } = await eventually(() => service.call(GetAgreementPdf, { signupId }).catch(() => null), {
      fact: 'its PDF is made',
    });
    const known = await service.call(FindDocument, { sha256 });
    const state = known.known ? known.mandate?.state : undefined;
    const entry = () => service.call(GetRegisterEntry, { numberSha256 });
    rows.push({
      day: `${day}`,
      event,
      page: await orRefusal(async () => {
        const found = await entry();
        const progress = progressRows(found, REGISTER_TEXTS).map(
          ([term, detail]) => `${term}: ${inDays(detail)}`,
        );
        return [`**${MANDATE_STATE_NAMES[found.state]}**, ${found.companyName}`, ...progress].join('<br>');
      }),
      hit: await orRefusal(async () => {
        const name = service.parties.get(signupId)?.companyName ?? '';
        const { hits } = await service.call(SearchRegister, { q: name });
        const [hit] = hits.filter((each) => each.registerNumber === registerNumber);
        return hit ? `${hit.companyName}: ${MANDATE_STATE_NAMES[hit.state]}` : 'not found; nothing is denied';
      }),
      badge: /13 DSA, ([^:]+):/.exec((await service.call(GetBadge, { numberSha256 })).svg)?.[1] ?? '',
      credential: await orRefusal(async () => {
        await service.call(GetCredential, { numberSha256 });
        return 'handed out';
      }),
      certificate: await orRefusal(async () => {
        const { fileName } = await service.call(GetCertificate, { numberSha256 });
        return `version ${/-(\d+)\.pdf$/.exec(fileName)?.[1]}`;
      }),
      verify: `genuine; mandate: ${state ?? 'none'}`,
      letters: (await lettersOf()).map(({ reason, state }) => `${reason}: ${state}`).join('<br>') || 'none',
      announced: await announced(),
    });
  }

  const untilCertificate = (version: number) =>
    eventually(
      async () => (await service.call(GetCertificate, { numberSha256 })).fileName.endsWith(`-${version}.pdf`),
      { fact: `certificate ${version} is there` },
    );
  const untilLetters = (count: number) =>
    eventually(async () => (await lettersOf()).length === count, { fact: `there are ${count} letters` });
  const moved = (designationId: number, move: MoveDesignation['move'], given = {}) =>
    service.call(MoveDesignation, { designationId, move, ...given }, { actor: 'admin:1' });
  async function sendLetter(): Promise<number> {
    const [draft] = await lettersOf();
    const { id, letter } = draft!;
    await service.call(SignDesignation, {
      ...{ signupId, signerName: 'Ada Byron', signerTitle: 'Director', textSha256: letter.sha256 },
      origin: { ipAddress: '203.0.113.7' },
    });
    await moved(id, 'record-sent', { channel: 'post' });
    return id;
  }
  let changes = 0;
  async function change(given: Partial<Record<ProfileField, string>>): Promise<void> {
    const party = { ...service.parties.get(signupId), ...given, id: signupId };
    service.parties.set(signupId, buildParty(party));
    const fields = Object.keys(given) as ProfileField[];
    const fact = { signupId, changeId: (changes += 1), fields, changedAt: now() };
    await service.stubbedServices.announce(ProfileChanged, fact);
  }
  /** What waits for a moment that the database's own clock has not come to. */
  const letMove = async () => {
    await service.db.query(
      `update jobs set run_at = now() where name = 'move-mandate' and state = 'pending'`,
    );
    await eventually(
      async () =>
        (
          await service.db.query<object[]>(
            `select from jobs where name = 'move-mandate' and state in ('pending', 'running') and run_at <= now()`,
          )
        ).length === 0,
      { fact: 'the mandate has moved' },
    );
  };

  it('says one thing in all places on each day', async () => {
    signupId = service.createSignup({ companyName: 'Northwind Ltd' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    registerNumber = (await service.call(FindMandate, { signupId }))?.registerNumber ?? '';
    numberSha256 = registerNumberHash(registerNumber);
    await look('signed, not paid');

    passDays(1);
    service.parties.set(
      signupId,
      buildParty({ ...service.parties.get(signupId), id: signupId, paidAt: now() }),
    );
    await service.stubbedServices.announce(PaymentCompleted, {
      ...{ signupId, paymentId: 1, amountCents: 30_000, currency: 'EUR', provider: 'demo', paidAt: now() },
    });
    await eventually(async () => (await service.call(FindMandate, { signupId }))?.state === 'in_force', {
      fact: 'it is in force',
    });
    await untilCertificate(1);
    await untilLetters(1);
    await look('paid: the mandate begins');

    passDays(4);
    const letter = await sendLetter();
    await look('the coordinator is notified');
    passDays(5);
    await moved(letter, 'record-acknowledgement', { reference: 'ACM/26/1' });
    publication = { state: 'seen', url: 'https://northwind.example/legal', lastSeenAt: now() };
    await look('the coordinator acknowledges; the details are seen on the website');

    passDays(20);
    await change({ companyName: 'Southwind Ltd' });
    await untilCertificate(2);
    await untilLetters(2);
    await look('the company has another name');
    await sendLetter();
    await look('the coordinator is notified of it');

    passDays(10);
    await change({ websiteUrl: 'https://southwind.example' });
    await untilCertificate(3);
    await untilLetters(3);
    await look('the website is another one');

    passDays(325);
    await service.stubbedServices.announce(ClientAccountSuspended, { signupId, suspendedAt: now() });
    await eventually(
      async () =>
        (await service.db.query<object[]>('select from mandates where suspended_at is not null')).length > 0,
      { fact: 'the account is suspended' },
    );
    await look('a fee is not paid: the account is held');
    await service.stubbedServices.announce(ClientAccountReactivated, { signupId, reactivatedAt: now() });
    await eventually(
      async () =>
        (await service.db.query<object[]>('select from mandates where suspended_at is null')).length > 0,
      { fact: 'it is let go' },
    );
    await look('the fee is paid');

    passDays(30);
    const endsAt = new Date(Date.parse(now()) + 30 * DAY_MS).toISOString();
    await service.call(EndMandate, { registerNumber, endsAt, reason: 'asked' });
    await look('notice is given, for 30 days later');
    passDays(31);
    await letMove();
    await untilLetters(4);
    await look('the last day has passed: the run-off begins');
    passDays(400);
    await letMove();
    await look('the run-off is over');

    const width = Object.keys(HEADINGS) as (keyof Row)[];
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [
      line(width.map((column) => HEADINGS[column])),
      line(width.map(() => '---')),
      ...rows.map((row) => line(width.map((column) => row[column].replaceAll(registerNumber, 'R13-…')))),
    ].join('\n');
    const page = `# A mandate, day by day\n\nOne mandate, from its signature to the end of its run-off, and what each place says of it on each day, in its own words. Written from the answers of the running service by \`services/agreements/test/mandate-day-by-day.int.spec.ts\` (\`WRITE_REFERENCE=1\`), which compares it at each run. Why it is so: [ADR 54](../adr/0054-a-mandate-has-one-public-state.md).\n\n${table}\n`;
    if (process.env['WRITE_REFERENCE'] === '1') await writeFile(PAGE, page);
    expect(await readFile(PAGE, 'utf8')).toBe(page);
  }, 240_000);
});
