import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@rep13/contracts-constants';
import { LimitedProcess, ServiceTasks, taskFile, type TaskFile } from '@rep13/service-kit';
import type { SignedDocument } from './signed-document.ts';

/** One PDF takes a tenth of a second; a process that is silent for 20 seconds will not answer any more. */
const PROCESS = new LimitedProcess({ taskMs: 20_000, memoryMb: 256, idleMs: 5 * MINUTE_MS });

/** Draws agreements. */
export const AGREEMENT = taskFile<typeof import('./render-pdf.ts')>(new URL('./render-pdf', import.meta.url));

/** A file whose functions make PDFs of documents. */
type Renderers<Name extends string, Document> = Record<Name, (document: Document) => Promise<Uint8Array>>;

/**
 * Makes PDFs in a process of its own, one after the other. A process that dies or falls silent takes only the PDF
 * with it that it was making; the next one gets a new process.
 */
@Injectable()
export class PdfRenderer extends ServiceTasks {
  constructor() {
    super(PROCESS);
  }

  /** @throws if the document can't be rendered, or the process died or fell silent over it. */
  render(document: SignedDocument): Promise<Buffer> {
    return this.renderWith(AGREEMENT, 'renderPdf', document);
  }

  /** Another document than an agreement, in the same process, by the function of that name and file. */
  async renderWith<Name extends string, Document>(
    file: TaskFile<Renderers<Name, Document>>,
    name: Name,
    document: Document,
  ): Promise<Buffer> {
    try {
      return Buffer.from(await this.run(file, name, document));
    } catch (error) {
      throw new Error(`the PDF could not be made: ${String(error)}`, { cause: error });
    }
  }
}
