import { createHash } from 'node:crypto';
import { renderPdf } from '../src/pdf/render-pdf.ts';
import type { SignedDocument } from '../src/pdf/signed-document.ts';

/** A process of its own that says what the PDF of the document in its argument comes to. */
const document = JSON.parse(process.argv[2] ?? '') as SignedDocument;
process.stdout.write(
  createHash('sha256')
    .update(await renderPdf(document))
    .digest('hex'),
);
