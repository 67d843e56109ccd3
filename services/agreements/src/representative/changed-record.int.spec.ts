import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CertificateIssued,
  CertificateRevoked,
  CompareRepresentativeRecords,
  CountRecordLettersToSend,
  EndMandate,
  FindMandate,
  GetRepresentativeRecord,
  ListClientDesignations,
  MoveDesignation,
  RepresentativeChanged,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { EU_STATES, SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { Clock, SERVICE_CONFIG, UnitOfWork } from '@rep13/service-kit';
import { createServiceDatabase, eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { IsNull } from 'typeorm';
import { Certificate } from '../certificates/certificate.entity.ts';
import { CertificatesService } from '../certificates/certificates.service.ts';
import { RedrawCertificate } from '../certificates/redraw-certificate.ts';
import type { AgreementsConfig } from '../config.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { RegisterService } from '../register/register.service.ts';
import { SealsService } from '../seal/seals.service.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { agreements } from '../service.ts';
import { BATCH, FollowRecord } from './follow-record.processor.ts';

const IRELAND = {
  ...SAMPLE_LEGAL_ENTITY,
  street: '1 Mayor Street',
  postalCode: 'D01 X000',
  city: 'Dublin',
  country: 'Ireland',
  establishmentState: 'IE',
  memberState: 'Ireland',
  coordinatorCode: 'IE',
  coordinator: EU_STATES.IE.coordinator,
};

/** Signups that only the database knows. */
const CLONES_AFTER = 200_000_000;

describe('a record of the representative that moved from one Member State to another', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  let service: AgreementsUnderTest;
  let notified: number;
  let continuing: number;
  let unsent: number;

  const start = (environment = {}) =>
    startAgreements(agreements, { DATABASE_URL: database.serviceUrl, ...environment });
  const recordOf = async (entity: typeof IRELAND) => {
    const file = join(folder, `${entity.city}-${entity.street}.json`);
    await writeFile(file, JSON.stringify(entity));
    return { LEGAL_ENTITY: file };
  };
  const lettersOf = (signupId: number) => service.call(ListClientDesignations, { signupId });
  async function withDraft(): Promise<number> {
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    await eventually(async () => (await lettersOf(signupId)).length === 1, { fact: 'a letter was drafted' });
    return signupId;
  }
  async function send(signupId: number): Promise<void> {
    const [draft] = await lettersOf(signupId);
    if (!draft) throw new Error('there is no letter');
    await service.call(SignDesignation, {
      ...{ signupId, signerName: 'Ada Byron', signerTitle: 'Director', textSha256: draft.letter.sha256 },
      origin: { ipAddress: '203.0.113.7' },
    });
    const sent = { designationId: draft.id, move: 'record-sent', channel: 'post' } as const;
    await service.call(MoveDesignation, sent, { actor: 'admin:7' });
  }
  const untilCertified = (count: number) =>
    eventually(
      async () => {
        const record = await service.call(GetRepresentativeRecord, {});
        return record?.isFollowed && record.certified === count && record;
      },
      { fact: 'every mandate has its certificate' },
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rep13-record-'));
    database = await createServiceDatabase(agreements);
    service = await start();
    notified = await withDraft();
    continuing = await withDraft();
    unsent = await withDraft();
    await send(notified);
    await send(continuing);
    await untilCertified(3);
    await service.stop();
    service = await start(await recordOf(IRELAND));
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('is announced once, gives every mandate a new certificate, and revokes those before', async () => {
    const record = await untilCertified(3);

    expect(record).toMatchObject({ mandates: 3, letters: { drafted: 3, signed: 2, sent: 0 } });
    const [changed, ...others] = await service.published(RepresentativeChanged);
    expect(others).toEqual([]);
    expect(changed?.changes).toEqual(record.changes);
    expect(record.changes.map(({ field }) => field)).toEqual(['address', 'memberState', 'coordinator']);
    expect((await service.published(CertificateRevoked)).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('says of the first certificate since then which change a client learns by it, and of no other', async () => {
    const issued = await service.published(CertificateIssued);
    expect(
      issued.map(({ version, formerRecordId }) => [version, formerRecordId !== undefined]).sort(),
    ).toEqual([
      ...Array.from({ length: 3 }, () => [1, false]),
      ...Array.from({ length: 3 }, () => [2, true]),
    ]);
    const record = await service.call(GetRepresentativeRecord, {});
    expect(record?.clientsToTell).toBe(3);
    const { formerRecordId = 0, recordId = 0 } = issued.find(({ version }) => version === 2) ?? {};
    const compared = await service.call(CompareRepresentativeRecords, { formerRecordId, recordId });
    expect(compared).toEqual(record?.changes);
  });

  it('withdraws from the coordinator that was told, and designates to the new one', async () => {
    const letters = (await lettersOf(notified)).map(({ reason, state, coordinator }) => [
      reason,
      state,
      coordinator,
    ]);
    expect(letters).toEqual(
      expect.arrayContaining([
        ['initial', 'draft', EU_STATES.IE.coordinator],
        ['end', 'signed', SAMPLE_LEGAL_ENTITY.coordinator],
        ['initial', 'sent', SAMPLE_LEGAL_ENTITY.coordinator],
      ]),
    );
    expect(letters).toHaveLength(3);
    expect(await service.call(CountRecordLettersToSend, {})).toBe(2);
  });

  it('has a draft that nobody signed written for the new coordinator, once', async () => {
    const letters = await lettersOf(unsent);
    expect(letters.map(({ state, coordinator }) => [state, coordinator])).toEqual([
      ['draft', EU_STATES.IE.coordinator],
      ['superseded', SAMPLE_LEGAL_ENTITY.coordinator],
    ]);
    expect(JSON.stringify(letters[0]?.letter)).toContain('1 Mayor Street, D01 X000 Dublin, Ireland');
  });

  it('withdraws in the words of the end where the mandate ends before the old coordinator was told of the move', async () => {
    const { registerNumber } = (await service.call(FindMandate, { signupId: notified }))!;
    const endsAt = new Date().toISOString();
    await service.call(EndMandate, { registerNumber: registerNumber!, endsAt, reason: 'asked' });
    const withdrawals = await eventually(
      async () => {
        const ends = (await lettersOf(notified)).filter(({ reason }) => reason === 'end');
        return ends.length === 2 && ends;
      },
      { fact: 'the letter about the end is written' },
    );

    const [waiting] = withdrawals.filter(({ state }) => state === 'signed');
    expect(withdrawals.map(({ state }) => state).sort()).toEqual(['signed', 'superseded']);
    expect(waiting?.coordinator).toBe(SAMPLE_LEGAL_ENTITY.coordinator);
    const text = waiting?.letter.paragraphs.join(' ');
    expect(text).toContain(`To: ${SAMPLE_LEGAL_ENTITY.coordinator}`);
    expect(text).toContain('The mandate ended on');
    expect(text).not.toContain('continues');
  });

  /** In force like the kept one, with neither letter nor certificate. */
  const cloneMandates = (count: number) =>
    service.db.query(
      `with agreements as (
         insert into legal_agreements overriding system value
         select (jsonb_populate_record(a, jsonb_build_object(
           'id', 1000 + n, 'signup_id', $3 + n, 'agreement_number', 'DSA-CLONE-' || n))).*
         from legal_agreements a, generate_series(1, $2::int) n where a.signup_id = $1)
       insert into mandates overriding system value
       select (jsonb_populate_record(m, jsonb_build_object('id', 1000 + n, 'signup_id', $3 + n,
         'register_number', 'R13-' || translate(lpad(n::text, 8, '0'), '01', 'AB')))).*
       from mandates m, generate_series(1, $2::int) n where m.signup_id = $1`,
      [continuing, count, CLONES_AFTER],
    );
  const count = async (sql: string, ...given: unknown[]): Promise<number> => {
    const [counted] = await service.db.query<{ n: number }[]>(`select count(*)::int as n ${sql}`, given);
    return counted?.n ?? 0;
  };

  it('that moves back is a change like any other, for more mandates than one batch holds', async () => {
    await cloneMandates(BATCH + 1);
    await service.stop();
    service = await start();
    const record = await untilCertified(BATCH + 3);

    expect(record).toMatchObject({ mandates: BATCH + 3, clientsToTell: 2 });
    const [moved, back] = await service.published(RepresentativeChanged);
    expect(back?.changes).toEqual(
      moved?.changes.map(({ field, before, now }) => ({ field, before: now, now: before })),
    );
    expect(await count('from designations where signup_id > $1', CLONES_AFTER)).toBe(BATCH + 1);
    expect(await count(`from jobs where name = 'follow-record' and key like '3-%'`)).toBe(2);
    const issued = await service.published(CertificateIssued);
    expect(issued.find(({ signupId, version }) => signupId === continuing && version === 3)).toMatchObject({
      formerRecordId: 2,
      recordId: 3,
    });
  });

  it('that moves back before a letter was sent leaves nothing to say to either coordinator', async () => {
    const letters = (await lettersOf(continuing)).map(({ reason, state }) => [reason, state]);
    expect(letters.sort()).toEqual([
      ['end', 'superseded'],
      ['initial', 'sent'],
      ['initial', 'superseded'],
    ]);
  });

  it('makes nothing twice where a batch is done again', async () => {
    const made = () => count(`from jobs where name = 'issue-certificate'`);
    const before = [await made(), await count('from designations')];
    const payload = { recordId: 3, after: 0 };
    const conclude = await service.app.get(FollowRecord).process({ id: 'again', payload, attempt: 1 });
    await service.app.get(UnitOfWork).run(conclude);
    expect([await made(), await count('from designations')]).toEqual(before);
  });

  const endClones = () =>
    service.db.query(
      `update mandates set state = 'ended', notice_at = began_at, ends_at = began_at, run_off_until = began_at,
         end_reason = 'asked' where signup_id > $1`,
      [CLONES_AFTER],
    );

  it('with another address in the same Member State withdraws from nobody', async () => {
    await endClones();
    await service.stop();
    service = await start(await recordOf({ ...SAMPLE_LEGAL_ENTITY, street: 'Singel 1' }));
    const { changes } = await untilCertified(2);
    expect(changes.map(({ field }) => field)).toEqual(['address']);
    expect(await service.published(RepresentativeChanged)).toHaveLength(3);
    const letters = (await lettersOf(continuing)).filter(({ state }) => state !== 'superseded');
    expect(letters.map(({ reason, state, coordinator }) => [reason, state, coordinator])).toEqual([
      ['change', 'draft', SAMPLE_LEGAL_ENTITY.coordinator],
      ['initial', 'sent', SAMPLE_LEGAL_ENTITY.coordinator],
    ]);
    expect(JSON.stringify(letters[0]?.letter)).toContain('Singel 1');
  });

  it('is printed by no replica that still runs with another one', async () => {
    const { app, db } = service;
    const [register, renderer, seals] = [
      app.get(RegisterService),
      app.get(PdfRenderer),
      app.get(SealsService),
    ];
    const config = app.get<AgreementsConfig>(SERVICE_CONFIG);
    const former = new CertificatesService(
      db,
      register,
      renderer,
      seals,
      app.get(Clock),
      SAMPLE_LEGAL_ENTITY,
      config,
    );
    const { id: mandateId } = await db.getRepository(Mandate).findOneByOrFail({ signupId: continuing });
    const wanted = { mandateId, version: 9, isBackfilled: false };
    await expect(former.make(wanted)).rejects.toThrow('another record');
    const made = await service.app.get(CertificatesService).make(wanted);
    expect(made?.recordId).toBe(4);
  });

  it('is not printed over one that a certificate of before was issued with', async () => {
    const { app, db } = service;
    const { id: mandateId } = await db.getRepository(Mandate).findOneByOrFail({ signupId: continuing });
    const certificates = db.getRepository(Certificate);
    const { sha256 } = await certificates.findOneByOrFail({ mandateId, recordId: 4, revokedAt: IsNull() });
    const redrawn = () => app.get(RedrawCertificate).redraw(sha256, 'Second version');
    expect(await redrawn()).not.toBeNull();
    await certificates.update({ sha256 }, { recordId: 3 });
    expect(await redrawn()).toBeNull();
  });
});
