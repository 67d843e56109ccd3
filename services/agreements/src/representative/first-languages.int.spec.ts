import {
  CertificateRevoked,
  GetRepresentativeRecord,
  ListClientDesignations,
  MoveDesignation,
  RepresentativeChanged,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { createServiceDatabase, eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { agreements } from '../service.ts';

describe('a record of the representative that names its first languages', () => {
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  let service: AgreementsUnderTest;
  let signupId: number;

  const start = () => startAgreements(agreements, { DATABASE_URL: database.serviceUrl });
  const letters = () => service.call(ListClientDesignations, { signupId });
  const untilCertified = () =>
    eventually(
      async () => {
        const record = await service.call(GetRepresentativeRecord, {});
        return record?.isFollowed && record.certified === 1 && record;
      },
      { fact: 'the mandate has its certificate' },
    );

  async function sendLetter(): Promise<void> {
    const [draft] = await eventually(async () => (await letters()).length === 1 && letters(), {
      fact: 'a letter was drafted',
    });
    const signing = { signupId, signerName: 'Ada Byron', signerTitle: 'Director' };
    const origin = { ipAddress: '203.0.113.7' };
    await service.call(SignDesignation, { ...signing, textSha256: draft!.letter.sha256, origin });
    const sent = { designationId: draft!.id, move: 'record-sent', channel: 'post' } as const;
    await service.call(MoveDesignation, sent, { actor: 'admin:7' });
  }

  beforeAll(async () => {
    database = await createServiceDatabase(agreements);
    service = await start();
    signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    await sendLetter();
    await untilCertified();
    // As the version before stored it.
    await service.db.query(
      `update representative_records set facts = facts - 'languages', fingerprint = 'of before'`,
    );
    await service.stop();
    service = await start();
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it('is a changed record: each mandate gets a certificate with them', async () => {
    const { changes } = await untilCertified();
    expect(changes).toEqual([{ field: 'languages', before: 'not stated', now: 'Dutch, English' }]);
    expect((await service.published(RepresentativeChanged)).map((event) => event.changes)).toEqual([changes]);
    expect((await service.published(CertificateRevoked)).map(({ version }) => version)).toEqual([1]);
  });

  it('says nothing new to a coordinator', async () => {
    expect((await letters()).map(({ state }) => state)).toEqual(['sent']);
  });
});
