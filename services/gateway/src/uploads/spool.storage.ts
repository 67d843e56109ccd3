import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { networkOf } from '../edge/network-of.ts';
import { addressOf } from '../edge/request-id.ts';
import { SpooledFile } from './spooled-file.ts';
import type { ExpectedFile } from './expected-file.ts';

/** A file as this storage leaves it in the request, beside what multer knows of it. */
export interface ArrivedFile {
  readonly originalname: string;
  readonly spooled: SpooledFile;
}

type Done<T> = (error: unknown, result?: T) => void;

/** Multer's storage: on disk until all of it is there. */
export const spoolIn = (expected: ExpectedFile) => ({
  _handleFile(
    request: Request,
    { stream }: { readonly stream: Readable },
    done: Done<Pick<ArrivedFile, 'spooled'>>,
  ): void {
    arrive(request, expected, stream).then((spooled) => done(null, { spooled }), done);
  },

  _removeFile(_request: Request, { spooled }: Partial<ArrivedFile>, done: Done<void>): void {
    Promise.resolve(spooled?.close()).then(() => done(null), done);
  },
});

/** On behalf of the network that sends it. */
export const arrive = (
  request: Request,
  { room, bytesMax }: ExpectedFile,
  stream: Readable,
): Promise<SpooledFile> =>
  SpooledFile.of(stream, room.arriving.bitByBit(networkOf(addressOf(request))), bytesMax);
