import { FinishProviderUpload, ProviderFileRefused, ProviderFileUploaded } from '@rep13/contracts-onboarding';
import { memoryLog, startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { startClamd, type ClamdServer } from '@rep13/testing/files';
import { PDF } from '@rep13/testing/files';
import { sendParts, sha256Of, uploadFile } from '../../test/uploads.ts';
import { pdfOf, SCRIPT } from '@rep13/testing/files';
import { onboarding } from '../service.ts';

let clamd: ClamdServer;
let service: TestService;
const log = memoryLog('onboarding');
beforeAll(async () => {
  clamd = await startClamd();
  service = await startTestService(onboarding, { CLAMD_URL: clamd.url }, log);
});
afterAll(() => Promise.all([service.stop(), clamd.stop()]));
beforeEach(() => clamd.answerWith(() => 'stream: OK\0'));

const newSignup = async () => (await createSignup(service)).id;
const countOf = async (table: 'provider_files' | 'provider_uploads', signupId: number) =>
  (await service.db.query<object[]>(`select id from ${table} where signup_id = $1`, [signupId])).length;
const announced = async (type: typeof ProviderFileRefused | typeof ProviderFileUploaded, id: number) =>
  (await service.published<ProviderFileRefused | ProviderFileUploaded>(type)).filter(
    ({ signupId }) => signupId === id,
  );
const finish = (signupId: number, uploadId: string, bytes: Buffer) =>
  service.call(FinishProviderUpload, { signupId, uploadId, size: bytes.length, sha256: sha256Of(bytes) });

describe('a file with a virus scanner', () => {
  it('is kept when the scanner has seen every byte of it and found nothing', async () => {
    const signupId = await newSignup();
    await uploadFile(service, signupId);

    expect(clamd.scanned.at(-1)!.equals(PDF)).toBe(true);
    expect(await countOf('provider_files', signupId)).toBe(1);
  });

  it('is refused when the scanner knows it; nothing of it stays, and the audit log hears of it once', async () => {
    const signupId = await newSignup();
    clamd.answerWith(() => 'stream: Secret.Name FOUND\0');
    const uploadId = await sendParts(service, signupId, 'policy.pdf', PDF);

    await expect(finish(signupId, uploadId, PDF)).rejects.toMatchObject({
      status: 422,
      code: 'onboarding.file-infected',
    });
    await expect(finish(signupId, uploadId, PDF)).rejects.toMatchObject({ status: 404 });

    expect(await countOf('provider_files', signupId)).toBe(0);
    expect(await countOf('provider_uploads', signupId)).toBe(0);
    expect(await announced(ProviderFileRefused, signupId)).toEqual([
      { signupId, reason: 'infected', sha256: sha256Of(PDF) },
    ]);
    expect(await announced(ProviderFileUploaded, signupId)).toEqual([]);
  });

  it('is not kept while the scanner fails, and is when it is sent again afterwards', async () => {
    const signupId = await newSignup();
    clamd.answerWith(() => 'stream: Database reload ERROR\0');
    const uploadId = await sendParts(service, signupId, 'policy.pdf', PDF);

    await expect(finish(signupId, uploadId, PDF)).rejects.toMatchObject({
      status: 503,
      code: 'onboarding.file-not-scanned',
      details: { retryAfterSeconds: 60 },
    });
    expect(await countOf('provider_files', signupId)).toBe(0);
    expect(log.text()).toContain('virus scanner: no answer');

    clamd.answerWith(() => 'stream: OK\0');
    expect(await finish(signupId, uploadId, PDF)).toMatchObject({ id: uploadId });
    expect(await announced(ProviderFileRefused, signupId)).toEqual([]);
  });
});

describe('a file that acts by itself', () => {
  it('is refused before the scanner sees it; nothing of it stays, and the audit log hears of it', async () => {
    const signupId = await newSignup();
    const bytes = pdfOf(`/OpenAction ${SCRIPT}`);
    const seen = clamd.scanned.length;

    await expect(uploadFile(service, signupId, { bytes })).rejects.toMatchObject({
      status: 422,
      code: 'onboarding.file-active',
    });

    expect(clamd.scanned).toHaveLength(seen);
    expect(await countOf('provider_files', signupId)).toBe(0);
    expect(await countOf('provider_uploads', signupId)).toBe(0);
    expect(await announced(ProviderFileRefused, signupId)).toEqual([
      { signupId, reason: 'active', sha256: sha256Of(bytes) },
    ]);
  });

  it('is told apart from one that nobody can look into', async () => {
    const bytes = pdfOf('', 'trailer\n<< /Encrypt 7 0 R >>\n');
    await expect(uploadFile(service, await newSignup(), { bytes })).rejects.toMatchObject({
      status: 422,
      code: 'onboarding.file-unreadable',
    });
  });
});
