import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  DiscardProviderUpload,
  FILE_PART_BYTES,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import { RpcClient, ValidationFailed, withContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { idempotencyOf } from '../idempotency/idempotency-key.ts';
import { newScope } from '../identity/index.ts';
import { lastingContext } from './lasting-context.ts';
import type { ArrivedFile } from './spool.storage.ts';
import { FILE_FIELD } from './upload-limits.ts';

/** An upload that onboarding waits for. */
interface Upload {
  readonly signupId: number;
  readonly uploadId: string;
}

/** The end of a long name says more than its beginning. */
const NAME_MAX = 1_000;

/** Files of providers, between the browser and onboarding, which keeps them. */
@Injectable()
export class ProviderFiles {
  constructor(private readonly rpc: RpcClient) {}

  /** Makes a file of what has arrived. The same bytes under the same name are the same file, with or without a key. */
  async save(
    request: Request,
    signupId: number,
    arrived: ArrivedFile | undefined,
  ): Promise<ProviderFileView> {
    if (!arrived) throw new ValidationFailed([{ path: FILE_FIELD, message: MESSAGES.uploadMissing }]);
    const { size, sha256 } = arrived.spooled;
    const name = arrived.originalname.slice(-NAME_MAX);
    const idempotency = keyOf(request, { name, sha256 });
    const { uploadId } = await this.rpc.call(BeginProviderUpload, { signupId, name });
    try {
      await this.send({ signupId, uploadId }, arrived);
      const command = { signupId, uploadId, size, sha256 };
      const context = { ...lastingContext(), idempotency };
      const file = await withContext(context, () => this.rpc.call(FinishProviderUpload, command));
      if (file.id !== uploadId) await this.discard({ signupId, uploadId });
      return file;
    } catch (error) {
      await this.discard({ signupId, uploadId });
      throw error;
    }
  }

  private async send(upload: Upload, { spooled }: ArrivedFile): Promise<void> {
    let part = 0;
    for await (const bytes of spooled.parts(FILE_PART_BYTES)) {
      await this.rpc.call(AppendProviderUpload, { ...upload, part, bytes });
      part += 1;
    }
  }

  /** Best effort: what is left behind, onboarding throws away within the hour. */
  private async discard(upload: Upload): Promise<void> {
    await this.rpc.call(DiscardProviderUpload, upload).catch(() => undefined);
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
function keyOf(
  { method, path, session, headers }: Request,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
) {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  return idempotencyOf({ method, path, body: { name, sha256 }, key }, session.scope ?? newScope());
}
