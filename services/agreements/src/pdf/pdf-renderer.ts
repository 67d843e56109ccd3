import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { SignedDocument } from './signed-document.ts';

/** One PDF takes a tenth of a second; a thread that is silent for so long will not answer any more. */
const SILENT_MS = 20_000;

/** What a thread may use at most: one that needs more is ended, not the service. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** The thread's code: JavaScript in the build, TypeScript through tsx while developing and testing. */
const isSource = import.meta.url.endsWith('.ts');
const THREAD = {
  filename: fileURLToPath(new URL(`./render-pdf.${isSource ? 'ts' : 'js'}`, import.meta.url)),
  name: 'renderPdf',
  ...(isSource && { execArgv: ['--import', 'tsx'] }),
};

/**
 * Makes PDFs in a thread of its own, one after the other. A thread that dies or falls silent takes only the PDF
 * with it that it was making; the next one gets a new thread.
 */
@Injectable()
export class PdfRenderer implements OnApplicationShutdown {
  protected readonly silentMs: number = SILENT_MS;
  /** Started at once: the first PDF does not wait for it. */
  protected readonly pool: Piscina<unknown, Uint8Array>;
  private readonly oneByOne = pLimit(1);
  private isClosed = false;

  constructor() {
    this.pool = new Piscina({ minThreads: 1, maxThreads: 1, ...this.thread() });
  }

  /** @throws if the document can't be rendered, or the thread died or fell silent over it. */
  render(document: SignedDocument): Promise<Buffer> {
    return this.oneByOne(() => this.make(document));
  }

  /** Another document than an agreement, in the same thread, by the function of that name and file. */
  renderWith({ file, name }: { file: URL; name: string }, document: object): Promise<Buffer> {
    return this.oneByOne(() => this.make(document, { filename: fileURLToPath(file), name }));
  }

  /** What is not made yet is given up; its jobs come again after the restart. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.pool.destroy();
  }

  protected thread(): ConstructorParameters<typeof Piscina>[0] {
    return { ...THREAD, resourceLimits: MEMORY };
  }

  private async make(document: object, renderer: { filename?: string; name?: string } = {}): Promise<Buffer> {
    if (this.isClosed) throw new Error('the PDF thread is closed');
    try {
      return Buffer.from(
        await this.pool.run(document, { ...renderer, signal: AbortSignal.timeout(this.silentMs) }),
      );
    } catch (error) {
      throw new Error(`the PDF could not be made: ${String(error)}`, { cause: error });
    }
  }
}
