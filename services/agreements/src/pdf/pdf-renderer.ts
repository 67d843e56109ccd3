import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { RenderReply } from './render.worker.ts';
import type { SignedDocument } from './signed-document.ts';

interface Order {
  readonly document: SignedDocument;
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** One PDF takes a tenth of a second; a thread that is silent for so long will not answer any more. */
const SILENT_MS = 20_000;

/** What a thread may use at most: one that needs more is ended, not the service. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** The thread's code: JavaScript in the build, TypeScript through tsx while developing and testing. */
function startThread(): Worker {
  const options = { resourceLimits: MEMORY };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./render.worker.js', import.meta.url), options);
  }
  const { href } = new URL('./render.worker.ts', import.meta.url);
  const load = `import('tsx/esm/api').then(({ register }) => (register(), import('${href}')))`;
  return new Worker(load, { ...options, eval: true });
}

/**
 * Makes PDFs in a thread of its own, one after the other. A thread that dies or falls silent takes only the PDF
 * with it that it was making; the next one gets a new thread.
 */
@Injectable()
export class PdfRenderer implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly silentMs: number = SILENT_MS;
  private readonly orders: Order[] = [];
  private worker: Worker | undefined;
  private current: Order | undefined;
  private silence: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** The first PDF does not wait for the thread and its fonts. */
  onApplicationBootstrap(): void {
    this.worker ??= this.start();
  }

  /** @throws if the document can't be rendered, or the thread died or fell silent over it. */
  render(document: SignedDocument): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.orders.push({ document, resolve, reject });
      this.next();
    });
  }

  /** What is not made yet is given up; its jobs come again after the restart. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    const given = this.orders.splice(0);
    given.forEach(({ reject }) => reject(new Error('the PDF thread is closed')));
    await this.worker?.terminate();
  }

  protected thread(): Worker {
    return startThread();
  }

  private next(): void {
    if (this.current || this.isClosed) return;
    this.current = this.orders.shift();
    if (!this.current) return;
    this.worker ??= this.start();
    const { worker } = this;
    this.silence = setTimeout(() => void worker.terminate(), this.silentMs);
    worker.postMessage(this.current.document);
  }

  private start(): Worker {
    const worker = this.thread();
    worker.on('message', (reply: RenderReply) => this.settle(reply));
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', (code) => this.lose(worker, new Error(`the PDF thread ended with ${code}`)));
    // A waiting order keeps the process alive, an idle thread must not.
    worker.unref();
    return worker;
  }

  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.settle({ error: error.message });
  }

  private settle({ bytes, error }: RenderReply): void {
    clearTimeout(this.silence);
    const { current } = this;
    this.current = undefined;
    if (bytes) current?.resolve(Buffer.from(bytes));
    else current?.reject(new Error(`the PDF could not be made: ${error}`));
    this.next();
  }
}
