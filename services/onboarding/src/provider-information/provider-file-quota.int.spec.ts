import { PROVIDER_FILES } from '@rep13/contracts-constants';
import { BeginProviderUpload } from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createClient, createSignup } from '../../test/builders.ts';
import { uploadFile } from '../../test/uploads.ts';
import { onboarding } from '../service.ts';

const { bytesMax, filesPerSignup } = PROVIDER_FILES;
/** A text of so many bytes; `seed` makes it another one. */
const textOf = (size: number, seed = 'a') => Buffer.alloc(size, `${seed} line of text\n`);

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

/** Whose account is set up: who has only registered may keep little. */
const newSignup = async () => (await createClient(service)).id;
const begin = async (signupId: number, name = 'policy.pdf') =>
  (await service.call(BeginProviderUpload, { signupId, name })).uploadId;
const uploadsOf = (signupId: number) =>
  service.db.query<object[]>('select id from provider_uploads where signup_id = $1', [signupId]);

describe('the quota of a signup', () => {
  const refusal = { status: 409, code: 'onboarding.file-quota-reached' };

  it('is 20 files, also when 30 begin at the same time', async () => {
    const signupId = await newSignup();

    await Promise.allSettled(Array.from({ length: 30 }, () => begin(signupId)));
    const isFull = () =>
      begin(signupId).then(
        () => false,
        ({ code }: { code: string }) => code === refusal.code,
      );
    await eventually(isFull, { fact: 'no other upload may begin' });

    await expect(begin(signupId)).rejects.toMatchObject(refusal);
    expect(await uploadsOf(signupId)).toHaveLength(filesPerSignup);
    expect(await begin(await newSignup())).toEqual(expect.any(String));
  });

  it('is 50 MB', async () => {
    const signupId = await newSignup();
    await fill(signupId, 5 * bytesMax - 10);

    await expect(uploadFile(service, signupId, { name: 'a.txt', bytes: textOf(11) })).rejects.toMatchObject(
      refusal,
    );
    expect(await uploadFile(service, signupId, { name: 'a.txt', bytes: textOf(10) })).toMatchObject({
      size: 10,
    });
  });

  it('is 5 MB and two uploads at a time before the account is set up', async () => {
    const { id: signupId } = await createSignup(service);
    const small = { status: 409, code: 'onboarding.file-quota-before-setup' };
    await uploadFile(service, signupId, { name: 'a.txt', bytes: textOf(3_000_000) });
    await expect(
      uploadFile(service, signupId, { name: 'b.txt', bytes: textOf(3_000_000, 'b') }),
    ).rejects.toMatchObject(small);
    // The one that was refused is still there to be sent again.
    await begin(signupId);
    await expect(begin(signupId)).rejects.toMatchObject(small);
  });

  /** Files of so many bytes together; writing them may take as long as the machine needs. */
  const fill = (signupId: number, bytes: number) =>
    service.db.transaction(async (db) => {
      await db.query('set local statement_timeout = 0');
      await db.query(
        `insert into provider_files (id, signup_id, name, content_type, size, sha256, bytes, created_at)
         select gen_random_uuid(), $1, nth || '.txt', 'text/plain', size, repeat('0', 64),
           decode(repeat('61', size), 'hex'), now()
         from (select nth, least($2::int - (nth - 1) * $3::int, $3::int) as size from generate_series(1, 5) nth) sizes`,
        [signupId, bytes, bytesMax],
      );
    });
});
