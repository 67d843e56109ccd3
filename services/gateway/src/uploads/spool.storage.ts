import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { networkOf } from '../edge/network-of.ts';
import { addressOf } from '../edge/request-id.ts';
import { SpooledFile } from './spooled-file.ts';
import type { Room } from './upload-rooms.ts';

/** A file as this storage leaves it in the request, beside what multer knows of it. */
export interface ArrivedFile {
  readonly originalname: string;
  readonly spooled: SpooledFile;
}

type Done<T> = (error: unknown, result?: T) => void;

/** Multer's storage: on disk until all of it is there. */
export const spoolIn = (room: Room) => ({
  _handleFile(
    request: Request,
    { stream }: { readonly stream: Readable },
    done: Done<Pick<ArrivedFile, 'spooled'>>,
  ): void {
    arrive(request, room, stream).then((spooled) => done(null, { spooled }), done);
  },

  _removeFile(_request: Request, { spooled }: Partial<ArrivedFile>, done: Done<void>): void {
    Promise.resolve(spooled?.close()).then(() => done(null), done);
  },
});

/** On behalf of the network that sends it. */
export const arrive = (request: Request, { arriving }: Room, stream: Readable): Promise<SpooledFile> =>
  SpooledFile.of(stream, arriving.bitByBit(networkOf(addressOf(request))));
