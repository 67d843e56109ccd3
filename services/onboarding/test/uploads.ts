import { createHash } from 'node:crypto';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  FILE_PART_BYTES,
  FinishProviderUpload,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import type { TestService } from '@rep13/testing';
import { PDF } from '@rep13/testing/files';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Begins an upload and sends all its parts. */
export async function sendParts(
  service: TestService,
  signupId: number,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const { uploadId } = await service.call(BeginProviderUpload, { signupId, name });
  for (let part = 0; part * FILE_PART_BYTES < bytes.length; part += 1) {
    const partBytes = bytes.subarray(part * FILE_PART_BYTES, (part + 1) * FILE_PART_BYTES);
    await service.call(AppendProviderUpload, { signupId, uploadId, part, bytes: partBytes });
  }
  return uploadId;
}

/** Uploads a file as the gateway would. */
export async function uploadFile(
  service: TestService,
  signupId: number,
  { name = 'policy.pdf', bytes = PDF }: { name?: string; bytes?: Buffer } = {},
): Promise<ProviderFileView> {
  const uploadId = await sendParts(service, signupId, name, bytes);
  return service.call(FinishProviderUpload, {
    signupId,
    uploadId,
    size: bytes.length,
    sha256: sha256Of(bytes),
  });
}
