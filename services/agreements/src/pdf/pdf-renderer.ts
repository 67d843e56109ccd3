import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { RenderReply, RenderRequest } from './render.worker.ts';
import type { SignedDocument } from './signed-document.ts';

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** The thread's code: JavaScript in the build, TypeScript through tsx while developing and testing. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./render.worker.js', import.meta.url));
  const { href } = new URL('./render.worker.ts', import.meta.url);
  const load = `import('tsx/esm/api').then(({ register }) => (register(), import('${href}')))`;
  return new Worker(load, { eval: true });
}

/** Makes PDFs in a thread of its own, one after the other. A thread that dies is replaced at the next call. */
@Injectable()
export class PdfRenderer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private lastId = 0;

  /** The first PDF does not wait for the thread and its fonts. */
  onApplicationBootstrap(): void {
    this.worker ??= this.start();
  }

  /** @throws if the document can't be rendered or the thread died. */
  render(document: SignedDocument): Promise<Buffer> {
    this.lastId += 1;
    const request: RenderRequest = { id: this.lastId, document };
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { resolve, reject });
      this.worker ??= this.start();
      this.worker.postMessage(request);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = startThread();
    worker.on('message', (reply: RenderReply) => this.settle(reply));
    worker.on('error', (error) => this.abandon(worker, error));
    worker.on('exit', (code) => this.abandon(worker, new Error(`the PDF thread ended with ${code}`)));
    // A waiting job keeps the process alive, an idle thread must not.
    worker.unref();
    return worker;
  }

  private settle({ id, bytes, error }: RenderReply): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (bytes) waiting?.resolve(Buffer.from(bytes));
    else waiting?.reject(new Error(`the PDF could not be made: ${error}`));
  }

  private abandon(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
