import { createHash, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ServiceUnavailable } from '@rep13/service-kit';
import type { Taken } from '../edge/places.ts';
import { FileTooLarge } from './uploads.errors.ts';

const OWNER_ONLY = 0o600;

/** A file that has arrived whole, on disk and not in memory. It has no name there, so that it goes when it is closed. */
export class SpooledFile {
  private constructor(
    private readonly handle: FileHandle,
    private readonly room: Taken,
    readonly size: number,
    readonly sha256: string,
  ) {}

  /**
   * Takes room as the bytes come, not as they are announced: one that trickles in takes next to none.
   * @throws FileTooLarge, ServiceUnavailable without room, and what the stream throws; nothing stays then.
   */
  static async of(stream: Readable, room: Taken, bytesMax: number): Promise<SpooledFile> {
    const handle = await openNameless();
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const bytes of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += bytes.length;
        if (size > bytesMax) throw new FileTooLarge(bytesMax);
        if (!room.more(bytes.length)) throw new ServiceUnavailable();
        hash.update(bytes);
        await handle.write(bytes);
      }
      return new SpooledFile(handle, room, size, hash.digest('hex'));
    } catch (error) {
      room.giveBack();
      await handle.close();
      throw error;
    }
  }

  /** Its bytes in memory. */
  async bytes(): Promise<Buffer> {
    const { buffer } = await this.handle.read(Buffer.alloc(this.size), 0, this.size, 0);
    return buffer;
  }

  /** Its bytes in parts of one size, the last as long as it is. */
  async *parts(partBytes: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < this.size; at += partBytes) {
      const length = Math.min(partBytes, this.size - at);
      const { buffer } = await this.handle.read(Buffer.alloc(length), 0, length, at);
      yield buffer;
    }
  }

  /** Gives disk and room back; safe to repeat. */
  close(): Promise<void> {
    this.room.giveBack();
    return this.handle.close();
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `rep13-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', OWNER_ONLY);
  await unlink(path);
  return handle;
}
