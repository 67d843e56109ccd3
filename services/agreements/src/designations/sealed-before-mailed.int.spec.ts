import {
  ConfirmCoordinatorAddress,
  GetLetterToMail,
  ListClientDesignations,
  MoveDesignation,
  SignAgreement,
  SignDesignation,
  DesignationSendingBegan,
} from '@rep13/contracts-agreements';
import { eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { agreements } from '../service.ts';

describe('a letter that is mailed', () => {
  let seal: TestSeal;
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    seal = await makeTestSeal();
    service = await startAgreements(agreements, seal.environment);
  });
  afterAll(async () => {
    await service.stop();
    await seal.remove();
  });

  it('waits for its seal, and goes out with it', async () => {
    await service.db.query(`create function no_seal() returns trigger language plpgsql as $$
      begin if new.name = 'seal-document' then new.run_at = now() + interval '1 day'; end if; return new; end $$`);
    await service.db.query(
      'create trigger no_seal before insert on jobs for each row execute function no_seal()',
    );
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    const letters = () => service.call(ListClientDesignations, { signupId });
    const draft = await eventually(async () => (await letters())[0], { fact: 'there is a letter' });
    await service.call(SignDesignation, {
      signupId,
      ...{ signerName: 'Ada Byron', signerTitle: 'Director', textSha256: draft.letter.sha256 },
      origin: { ipAddress: '203.0.113.7' },
    });
    const address = { state: 'NL', email: 'letters@coordinator.example', source: 'Its page' } as const;
    await service.call(ConfirmCoordinatorAddress, address);
    const send = () => service.call(MoveDesignation, { designationId: draft.id, move: 'send' });
    await eventually(
      async () =>
        (await service.db.query<object[]>('select from designations where letter_sha256 is not null'))
          .length > 0,
      { fact: 'its PDF is kept' },
    );
    await expect(send()).rejects.toMatchObject({ code: 'agreements.letter-not-sealed' });

    await service.db.query('drop trigger no_seal on jobs');
    await service.db.query(
      `update jobs set run_at = now() where name = 'seal-document' and state = 'pending'`,
    );
    await eventually(() => send().catch(() => null), { fact: 'it was sent' });
    const [begun] = await service.published(DesignationSendingBegan);
    const sending = { designationId: draft.id, sendingAt: begun?.sendingAt ?? '' };
    const { pdf } = await service.call(GetLetterToMail, sending);
    expect(Buffer.from(pdf.bytes).includes('/ByteRange')).toBe(true);
  });
});
