import { PROVIDER_FILES } from '@rep13/contracts-constants';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  DiscardProviderUpload,
  FILE_PART_BYTES,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  ProviderFileUploaded,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createClient } from '../../test/builders.ts';
import { EXE, PDF } from '@rep13/testing/files';
import { sendParts, sha256Of, uploadFile } from '../../test/uploads.ts';
import { onboarding } from '../service.ts';

const { bytesMax } = PROVIDER_FILES;
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
const append = (signupId: number, uploadId: string, part: number, bytes: Buffer) =>
  service.call(AppendProviderUpload, { signupId, uploadId, part, bytes });
const finish = (signupId: number, uploadId: string, bytes = PDF) =>
  service.call(FinishProviderUpload, {
    signupId,
    uploadId,
    size: bytes.length,
    sha256: sha256Of(bytes),
  });
const uploadsOf = (signupId: number) =>
  service.db.query<object[]>('select id from provider_uploads where signup_id = $1', [signupId]);
const filesOf = (signupId: number) =>
  service.db.query<object[]>('select id from provider_files where signup_id = $1', [signupId]);
const announcedFor = async (id: number) =>
  (await service.published(ProviderFileUploaded)).filter(({ signupId }) => signupId === id);

async function download(signupId: number, fileId: string): Promise<Buffer> {
  const { size } = await service.call(GetProviderFile, { signupId, fileId });
  const parts: Buffer[] = [];
  for (let part = 0; part * FILE_PART_BYTES < size; part += 1) {
    const { bytes } = await service.call(GetProviderFilePart, { signupId, fileId, part });
    parts.push(Buffer.from(bytes));
  }
  return Buffer.concat(parts);
}

describe('uploading a file', () => {
  it('stores the bytes under our own id, with a clean name and the type of the bytes, and announces it', async () => {
    const signupId = await newSignup();

    const file = await uploadFile(service, signupId, { name: '../../Unsere\r\nRegeln.PDF' });

    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Unsere Regeln.pdf',
      contentType: 'application/pdf',
      size: PDF.length,
      sha256: sha256Of(PDF),
      createdAt: expect.any(String),
    });
    expect(await service.call(GetProviderFile, { signupId, fileId: file.id })).toEqual(file);
    expect(await download(signupId, file.id)).toEqual(PDF);
    expect(await announcedFor(signupId)).toEqual([{ signupId, fileId: file.id, sha256: file.sha256 }]);
    expect(await uploadsOf(signupId)).toEqual([]);
  });

  it('takes 10 MB to the last byte, and gives them back', async () => {
    const signupId = await newSignup();
    const bytes = textOf(bytesMax);

    const { id } = await uploadFile(service, signupId, { name: 'log.txt', bytes });

    expect((await download(signupId, id)).equals(bytes)).toBe(true);
  });

  it('takes parts in any order, and twice', async () => {
    const signupId = await newSignup();
    const bytes = textOf(FILE_PART_BYTES + 7);
    const [first, second] = [bytes.subarray(0, FILE_PART_BYTES), bytes.subarray(FILE_PART_BYTES)];
    const uploadId = await begin(signupId, 'log.txt');

    await append(signupId, uploadId, 1, second);
    await append(signupId, uploadId, 0, first);
    await append(signupId, uploadId, 1, second);

    expect(await finish(signupId, uploadId, bytes)).toMatchObject({ id: uploadId, size: bytes.length });
  });

  it('is one file however often and however parallel it is finished', async () => {
    const signupId = await newSignup();
    const uploadId = await sendParts(service, signupId, 'policy.pdf', PDF);

    const finished = () => eventually(() => finish(signupId, uploadId), { fact: 'it was answered' });
    const files = await Promise.all(Array.from({ length: 10 }, finished));

    expect(new Set(files.map((file) => JSON.stringify(file))).size).toBe(1);
    expect(await filesOf(signupId)).toEqual([{ id: uploadId }]);
    expect(await announcedFor(signupId)).toHaveLength(1);
  });

  it('of the same bytes under the same name answers the file that is there', async () => {
    const signupId = await newSignup();
    const first = await uploadFile(service, signupId);

    expect(await uploadFile(service, signupId)).toEqual(first);
    expect((await uploadFile(service, signupId, { name: 'other.pdf' })).id).not.toBe(first.id);
    expect(await filesOf(signupId)).toHaveLength(2);
    expect(await uploadsOf(signupId)).toEqual([]);
  });

  it.each([
    ['a part is missing', 1, FILE_PART_BYTES + 7],
    ['nothing arrived', 2, 7],
  ])('is refused when %s', async (_, firstPart, size) => {
    const signupId = await newSignup();
    const bytes = textOf(size);
    const uploadId = await begin(signupId, 'log.txt');
    for (let part = firstPart; part * FILE_PART_BYTES < size; part += 1)
      await append(signupId, uploadId, part, bytes.subarray(part * FILE_PART_BYTES));

    await expect(finish(signupId, uploadId, bytes)).rejects.toMatchObject({
      status: 409,
      code: 'onboarding.upload-incomplete',
    });
    expect(await filesOf(signupId)).toEqual([]);
  });

  it('is refused when the bytes are others than were sent', async () => {
    const signupId = await newSignup();
    const uploadId = await sendParts(service, signupId, 'log.txt', textOf(9, 'b'));
    await append(signupId, uploadId, 0, textOf(9));

    await expect(finish(signupId, uploadId, textOf(9))).rejects.toMatchObject({ status: 409 });
  });

  it('is refused when it is empty', async () => {
    const signupId = await newSignup();
    const refused = uploadFile(service, signupId, { bytes: Buffer.alloc(0) });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'file', message: 'This file is empty' }] },
    });
  });

  it.each([
    ['a program', EXE],
    ['text', Buffer.from('I am a PDF')],
  ])('is refused when it is %s named .pdf', async (_, bytes) => {
    const signupId = await newSignup();

    await expect(uploadFile(service, signupId, { bytes })).rejects.toMatchObject({
      status: 415,
      code: 'onboarding.file-type-not-accepted',
    });
    expect(await filesOf(signupId)).toEqual([]);
    expect(await announcedFor(signupId)).toEqual([]);
  });
});

describe('an upload that was begun', () => {
  it('is thrown away when it is not finished within an hour', async () => {
    const signupId = await newSignup();
    const completed = await uploadFile(service, signupId);
    await sendParts(service, signupId, 'log.txt', textOf(FILE_PART_BYTES + 7));

    await service.db.query(
      `update jobs set run_at = run_at - interval '61 minutes' where name = 'discard-provider-upload'`,
    );

    await eventually(async () => (await uploadsOf(signupId)).length === 0, { fact: 'the upload is gone' });
    expect(await filesOf(signupId)).toEqual([{ id: completed.id }]);
  });

  it('can be thrown away at once, by its signup only, and any number of times', async () => {
    const signupId = await newSignup();
    const uploadId = await sendParts(service, signupId, 'policy.pdf', PDF);

    await service.call(DiscardProviderUpload, { signupId: await newSignup(), uploadId });
    expect(await uploadsOf(signupId)).toHaveLength(1);

    await Promise.all([1, 2, 3].map(() => service.call(DiscardProviderUpload, { signupId, uploadId })));
    await expect(finish(signupId, uploadId)).rejects.toMatchObject({ status: 404 });
    await expect(append(signupId, uploadId, 0, PDF)).rejects.toMatchObject({ status: 404 });
  });

  it('takes no parts of anybody else, and is finished by nobody else', async () => {
    const uploadId = await begin(await newSignup());
    const stranger = await newSignup();

    await expect(append(stranger, uploadId, 0, PDF)).rejects.toMatchObject({ status: 404 });
    await expect(finish(stranger, uploadId)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    { part: -1, bytes: PDF },
    { part: 20, bytes: PDF },
    { part: 0, bytes: 'no bytes' },
    { part: 0, bytes: { type: 'Buffer', data: [1, 2] } },
    { part: 0 },
    { part: 0, bytes: Buffer.alloc(FILE_PART_BYTES + 1) },
  ])('refuses a part that is none (%#)', async (given) => {
    const signupId = await newSignup();
    const uploadId = await begin(signupId);

    const refused = service.call(AppendProviderUpload, {
      signupId,
      uploadId,
      ...(given as { part: number; bytes: Buffer }),
    });

    await expect(refused).rejects.toMatchObject({ status: 400 });
  });
});

describe('a file', () => {
  it('is found by its own signup only', async () => {
    const { id: fileId } = await uploadFile(service, await newSignup());
    const signupId = await newSignup();

    const found = service.call(GetProviderFile, { signupId, fileId });
    await expect(found).rejects.toMatchObject({ status: 404 });
    const read = service.call(GetProviderFilePart, { signupId, fileId, part: 0 });
    await expect(read).rejects.toMatchObject({ status: 404 });
  });

  it('is read by a suspended client, who uploads none', async () => {
    const signupId = await newSignup();
    const { id } = await uploadFile(service, signupId);
    const begun = await sendParts(service, signupId, 'new.pdf', PDF);
    await service.db.query(`update signups set account_status = 'suspended' where id = $1`, [signupId]);
    const refusal = { status: 403, code: 'onboarding.account-suspended' };

    expect(await download(signupId, id)).toEqual(PDF);
    await expect(begin(signupId)).rejects.toMatchObject(refusal);
    await expect(finish(signupId, begun)).rejects.toMatchObject(refusal);
  });

  it('is of no signup that is not there', async () => {
    await expect(begin(2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});
