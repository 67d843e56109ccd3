import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PROVIDER_FILES } from '@rep13/contracts-constants';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  DiscardProviderUpload,
} from '@rep13/contracts-onboarding';
import { RpcClient, withContext, type RequestContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { inParts } from './in-parts.ts';
import { lastingContext } from './lasting-context.ts';
import { FileTooLarge } from './uploads.errors.ts';

/** A file whose bytes have arrived at onboarding, as yet without being a file there. */
export interface ReceivedFile {
  readonly signupId: number;
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

interface IncomingFile {
  readonly originalname: string;
  readonly stream: Readable;
}

type Done<T> = (error: unknown, result?: T) => void;

/** The end of a long name says more than its beginning. */
const NAME_MAX = 1_000;

/** Multer's storage: passes the bytes on to onboarding as they come, so that no file is ever whole in our memory. */
@Injectable()
export class ProviderFileStorage {
  private readonly contexts = new WeakMap<Request, RequestContext>();

  constructor(private readonly rpc: RpcClient) {}

  /** Multer calls from events of the socket, outside of the request's context. */
  expect(request: Request, context: RequestContext): void {
    this.contexts.set(request, context);
  }

  _handleFile(request: Request, file: IncomingFile, done: Done<ReceivedFile>): void {
    const context = this.contexts.get(request) ?? lastingContext();
    withContext(context, () => this.receive(Number(request.params['signupId']), file)).then(
      (received) => done(null, received),
      done,
    );
  }

  _removeFile(request: Request, file: ReceivedFile, done: Done<void>): void {
    const context = this.contexts.get(request) ?? lastingContext();
    withContext(context, () => this.discard(file)).then(() => done(null), done);
  }

  /** Best effort: what is left behind, onboarding throws away within the hour. */
  async discard({ signupId, uploadId }: Pick<ReceivedFile, 'signupId' | 'uploadId'>): Promise<void> {
    await this.rpc.call(DiscardProviderUpload, { signupId, uploadId }).catch(() => undefined);
  }

  private async receive(signupId: number, { originalname, stream }: IncomingFile): Promise<ReceivedFile> {
    const name = originalname.slice(-NAME_MAX);
    const { uploadId } = await this.rpc.call(BeginProviderUpload, { signupId, name });
    try {
      return { signupId, uploadId, name, ...(await this.send({ signupId, uploadId }, stream)) };
    } catch (error) {
      await this.discard({ signupId, uploadId });
      throw error;
    }
  }

  private async send(
    upload: Pick<ReceivedFile, 'signupId' | 'uploadId'>,
    stream: Readable,
  ): Promise<Pick<ReceivedFile, 'size' | 'sha256'>> {
    const hash = createHash('sha256');
    let size = 0;
    let part = 0;
    for await (const bytes of inParts(stream)) {
      size += bytes.length;
      if (size > PROVIDER_FILES.bytesMax) throw new FileTooLarge();
      hash.update(bytes);
      await this.rpc.call(AppendProviderUpload, { ...upload, part, bytes });
      part += 1;
    }
    return { size, sha256: hash.digest('hex') };
  }
}
