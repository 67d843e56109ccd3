import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetAgreementDraft, GetAgreementPdf, SignAgreement } from '@rep13/contracts-agreements';
import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { buildSignature, startAgreements, untilAnswered } from './agreements.service-under-test.ts';
import { pdfPages } from './pdf-text.ts';

const REAL = { ...SAMPLE_LEGAL_ENTITY, name: 'Real Näide OÜ', registryCode: '17111111', isSample: false };

/** The text that a client is shown, and the pages of its PDF once it is signed. */
async function signed(environment: Record<string, string>) {
  const service = await startAgreements(undefined, environment);
  try {
    const signupId = service.createSignup();
    const draft = await service.call(GetAgreementDraft, { signupId });
    await service.call(SignAgreement, buildSignature({ signupId, textSha256: draft.sha256 }));
    const pdf = await untilAnswered(() => service.call(GetAgreementPdf, { signupId }));
    return { text: JSON.stringify(draft), pages: await pdfPages(Buffer.from(pdf.bytes)) };
  } finally {
    await service.stop();
  }
}

describe('an agreement', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'rep13-entity-'))));
  afterAll(() => rm(folder, { recursive: true }));

  it('is made with the company of the record, of which nothing says that it is made up', async () => {
    const file = join(folder, 'legal-entity.json');
    await writeFile(file, JSON.stringify(REAL));

    const { text, pages } = await signed({ LEGAL_ENTITY: file });

    expect(text).toContain('Real Näide OÜ');
    expect(pages.join()).toContain('17111111');
    expect(pages.join()).not.toMatch(/sample|made up/i);
  });

  it('with made-up particulars says so on each page, and not in the text that is signed', async () => {
    const { text, pages } = await signed({});

    expect(text).not.toMatch(/sample|made up/i);
    for (const page of pages) expect(page).toContain(SAMPLE_NOTE);
  });
});
