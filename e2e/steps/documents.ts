import { expect, type Page } from '@playwright/test';

/** The page's client's agreement, as soon as it is sealed, which is a moment after the signature. */
export async function sealedAgreement(page: Page, signupId: number): Promise<Buffer> {
  let pdf: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const answer = await page.request.get(`/api/legal-agreement/${signupId}/pdf`);
    pdf = await answer.body();
    expect(pdf.includes('/ByteRange')).toBe(true);
  }).toPass({ timeout: 30_000 });
  return pdf;
}

/** On /verify, once its field is switched on. */
export async function choosePdf(page: Page, name: string, buffer: Buffer): Promise<void> {
  const field = page.getByLabel('The PDF to verify');
  await expect(field).toBeEnabled();
  await field.setInputFiles({ name, mimeType: 'application/pdf', buffer });
}
