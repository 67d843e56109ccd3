import {
  AppendProviderUploadAsText,
  BeginProviderUpload,
  FinishProviderUpload,
  GetProviderFilePart,
  GetProviderFilePartAsText,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { PDF } from '@rep13/testing/files';
import { sha256Of } from '../../test/uploads.ts';
import { onboarding } from '../service.ts';

/** Goes with `AppendProviderUploadAsText` and `GetProviderFilePartAsText`. */
describe('a gateway of the release before', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  async function begin() {
    const signupId = (await createSignup(service)).id;
    const { uploadId } = await service.call(BeginProviderUpload, { signupId, name: 'policy.pdf' });
    return { signupId, uploadId };
  }

  it('brings a file and gets it back, and so does one of now', async () => {
    const upload = await begin();
    const base64 = PDF.toString('base64');
    await service.call(AppendProviderUploadAsText, { ...upload, part: 0, base64 });
    const whole = { ...upload, size: PDF.length, sha256: sha256Of(PDF) };
    const { id: fileId } = await service.call(FinishProviderUpload, whole);

    const query = { signupId: upload.signupId, fileId, part: 0 };
    expect(await service.call(GetProviderFilePartAsText, query)).toEqual({ base64 });
    expect(Buffer.from((await service.call(GetProviderFilePart, query)).bytes)).toEqual(PDF);
  });

  it.each([
    { part: -1, base64: 'QQ==' },
    { part: 20, base64: 'QQ==' },
    { part: 0, base64: 'no base64!' },
    { part: 0, base64: 'A'.repeat(700_000) },
  ])('is refused a part that is none (%#)', async (given) => {
    const refused = service.call(AppendProviderUploadAsText, { ...(await begin()), ...given });
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });
});
