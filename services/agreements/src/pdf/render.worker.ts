import { parentPort } from 'node:worker_threads';
import { renderPdf } from './render-pdf.ts';
import type { SignedDocument } from './signed-document.ts';

/** What the main thread gets back for a document: the bytes, or the error's text. */
export interface RenderReply {
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

/** Renders off the event loop, so that requests are answered meanwhile. */
parentPort?.on('message', (document: SignedDocument) => {
  renderPdf(document)
    .then((bytes): RenderReply => ({ bytes }))
    .catch((error: unknown): RenderReply => ({ error: String(error) }))
    .then((reply) => parentPort?.postMessage(reply))
    .catch(() => process.exit(1));
});
