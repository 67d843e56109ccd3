import { InvoicePdfMade } from '@rep13/contracts-agreements';
import { lockOne, type Scope } from '@rep13/service-kit';
import { IsNull } from 'typeorm';
import { InvoicePdf } from './invoice-pdf.entity.ts';

/** Announces the PDF of an invoice once: with its seal, or without one when that takes too long. */
export async function announceInvoice(
  { db, outbox }: Pick<Scope, 'db' | 'outbox'>,
  number: string,
  at: Date,
): Promise<void> {
  const pdf = await lockOne(db, InvoicePdf, { number, announcedAt: IsNull() });
  if (!pdf) return;
  await db.save(InvoicePdf, { ...pdf, announcedAt: at });
  const { signupId, kind, cancels, sha256, madeAt } = pdf;
  const made = { signupId, number, kind, sha256, madeAt: madeAt.toISOString() };
  outbox.add(InvoicePdfMade, { ...made, ...(cancels && { cancels }) });
}
