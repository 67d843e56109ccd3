import { sealedByOthers } from '../../test/tampered-pdfs.ts';
import { inspectPdf, type InspectedPdf } from '../signatures/inspect-pdf.ts';
import { isSealedForDevelopment } from './development-seal.ts';

async function sealedBy(name: string): Promise<{ pdf: InspectedPdf; fingerprint: string }> {
  const pdf = inspectPdf(await sealedByOthers({ name, digest: 'SHA-256' }));
  if (typeof pdf === 'string') throw new Error(pdf);
  const [signature] = pdf.signatures;
  if (typeof signature !== 'object') throw new Error('it has no signature');
  return { pdf, fingerprint: signature.fingerprint };
}

describe('a seal that was made for trying the product', () => {
  it('is one by what its certificate says, whatever is sealed with today', async () => {
    const tried = await sealedBy('Rep13 development CA');
    expect(isSealedForDevelopment(tried.pdf, tried.fingerprint)).toBe(true);
    const real = await sealedBy('A trust service provider');
    expect(isSealedForDevelopment(real.pdf, real.fingerprint)).toBe(false);
  });

  it('is none by a signature of another certificate in the file', async () => {
    const { pdf } = await sealedBy('Rep13 development CA');
    expect(isSealedForDevelopment(pdf, '0'.repeat(64))).toBe(false);
  });
});
