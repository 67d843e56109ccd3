import { parentPort } from 'node:worker_threads';
import { renderPdf } from './render-pdf.ts';
import type { SignedDocument } from './signed-document.ts';

/** What the main thread sends. */
export interface RenderRequest {
  readonly id: number;
  readonly document: SignedDocument;
}

/** What it gets back: the bytes, or the error's text. */
export interface RenderReply {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

/** Renders off the event loop, so that requests are answered meanwhile. */
parentPort?.on('message', ({ id, document }: RenderRequest) => {
  renderPdf(document)
    .then((bytes): RenderReply => ({ id, bytes }))
    .catch((error: unknown): RenderReply => ({ id, error: String(error) }))
    .then((reply) => parentPort?.postMessage(reply))
    .catch(() => process.exit(1));
});
