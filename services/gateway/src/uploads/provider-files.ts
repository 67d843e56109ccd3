import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  FILE_PART_BYTES,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import { RpcClient, ValidationFailed, withContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { idempotencyOf } from '../idempotency/idempotency-key.ts';
import { newScope } from '../sessions/sessions.ts';
import { lastingContext } from './lasting-context.ts';
import { ProviderFileStorage, type ReceivedFile } from './provider-file.storage.ts';
import { FILE_FIELD } from './upload-limits.ts';

/** Files of providers, between the browser and onboarding, which keeps them. */
@Injectable()
export class ProviderFiles {
  constructor(
    private readonly rpc: RpcClient,
    private readonly storage: ProviderFileStorage,
  ) {}

  /** Makes a file of what was received. The same bytes under the same name are the same file, with or without a key. */
  async keep(request: Request, received: ReceivedFile | undefined): Promise<ProviderFileView> {
    if (!received) throw new ValidationFailed([{ path: FILE_FIELD, message: MESSAGES.uploadMissing }]);
    const { signupId, uploadId, size, sha256 } = received;
    try {
      const context = { ...lastingContext(), idempotency: keyOf(request, received) };
      const command = { signupId, uploadId, size, sha256 };
      const file = await withContext(context, () => this.rpc.call(FinishProviderUpload, command));
      if (file.id !== uploadId) await this.storage.discard(received);
      return file;
    } catch (error) {
      await this.storage.discard(received);
      throw error;
    }
  }

  /** The file and its bytes, of which the first are there already. @throws NotFound */
  async open(signupId: number, fileId: string): Promise<{ file: ProviderFileView; bytes: Readable }> {
    const file = await this.rpc.call(GetProviderFile, { signupId, fileId });
    const first = await this.part(signupId, fileId, 0);
    return { file, bytes: Readable.from(this.parts(signupId, file, first), { objectMode: false }) };
  }

  private async *parts(
    signupId: number,
    file: ProviderFileView,
    first: Uint8Array,
  ): AsyncGenerator<Uint8Array> {
    const context = lastingContext();
    yield first;
    for (let part = 1; part * FILE_PART_BYTES < file.size; part += 1)
      yield await withContext(context, () => this.part(signupId, file.id, part));
  }

  private async part(signupId: number, fileId: string, part: number): Promise<Uint8Array> {
    const { bytes } = await this.rpc.call(GetProviderFilePart, { signupId, fileId, part });
    return bytes;
  }
}

/** Only of a key that was given: the same file within ten seconds is the same file anyway. */
function keyOf({ method, path, session, headers }: Request, { name, sha256 }: ReceivedFile) {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  return idempotencyOf({ method, path, body: { name, sha256 }, key }, session.scope ?? newScope());
}
