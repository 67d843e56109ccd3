import { chmodSync, closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** Logs are their owner's alone. */
const CLOSED_FILE = 0o600;

/** How large a log may grow, and how many files of it are kept, the one being written included. */
export interface Rotation {
  readonly bytes: number;
  readonly files: number;
}

const LOG_ROTATION: Rotation = { bytes: 10 * 1_024 * 1_024, files: 5 };

/**
 * A file that is appended to; when it is full it becomes `<file>.1`, what was that `<file>.2`, and the oldest goes. It is
 * written synchronously, so what was handed over is in the file before the file is moved.
 */
export class RotatingFile {
  private descriptor: number | undefined;
  private size = 0;
  private isAtLineEnd = true;

  constructor(
    private readonly file: string,
    private readonly rotation: Rotation = LOG_ROTATION,
  ) {
    this.open();
  }

  /** Does nothing once it is closed. @throws when the disk takes no more. */
  append(text: string): void {
    if (this.descriptor === undefined || text === '') return;
    const bytes = Buffer.from(text);
    if (this.isFullFor(bytes.length)) this.rotate();
    for (let at = 0; at < bytes.length;) at += this.write(bytes, at);
    this.isAtLineEnd = text.endsWith('\n');
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  /** Moved between lines, unless a line is as long as a file. */
  private isFullFor(bytes: number): boolean {
    const isFull = this.size > 0 && this.size + bytes > this.rotation.bytes;
    return isFull && (this.isAtLineEnd || this.size >= 2 * this.rotation.bytes);
  }

  private write(bytes: Buffer, at: number): number {
    const written = writeSync(this.descriptor!, bytes, at);
    this.size += written;
    return written;
  }

  private rotate(): void {
    this.close();
    try {
      for (let number = this.rotation.files - 1; number >= 1; number -= 1) {
        const from = number === 1 ? this.file : `${this.file}.${number - 1}`;
        if (existsSync(from)) renameSync(from, `${this.file}.${number}`);
      }
    } finally {
      this.open();
    }
  }

  /** Also a file that an earlier version left readable by all is closed. */
  private open(): void {
    this.descriptor = openSync(this.file, 'a', CLOSED_FILE);
    chmodSync(this.file, CLOSED_FILE);
    this.size = fstatSync(this.descriptor).size;
    this.isAtLineEnd = true;
  }
}
