import { LimitedProcess } from '@rep13/service-kit';
import { AGREEMENT } from '../src/pdf/pdf-renderer.ts';
import type { SignedDocument } from '../src/pdf/signed-document.ts';

/** Makes agreements in a process of its own, which has drawn nothing before. */
export function freshRenderer(): (document: SignedDocument) => Promise<Buffer> {
  const child = new LimitedProcess({ taskMs: 20_000, memoryMb: 256, idleMs: 1_000 });
  return async (document) => Buffer.from(await child.run(AGREEMENT, 'renderPdf', document));
}
