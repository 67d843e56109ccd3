import { InvoiceIssued, type InvoiceDocumentView } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import type { InvoiceNumber } from './invoice-numbers.ts';
import { Invoice } from './invoice.entity.ts';

/** Saves an invoice or a credit note, and announces it. */
export async function saveInvoice(
  { db, outbox }: Scope,
  { year, sequence, issuedAt }: InvoiceNumber,
  { paymentId, movement = null }: Pick<Invoice, 'paymentId'> & Partial<Pick<Invoice, 'movement'>>,
  document: InvoiceDocumentView,
): Promise<void> {
  const { number, kind, signupId, credits, netCents, vatCents, currency, vatTreatment } = document;
  const columns = { number, kind, signupId, credits, netCents, vatCents, currency, vatTreatment };
  const { cancels, corrects } = document;
  const about = { paymentId, movement, cancels: cancels ?? null, corrects: corrects ?? null };
  await db.insert(Invoice, { ...columns, ...about, year, sequence, issuedAt, document: { ...document } });
  const totalCents = netCents + vatCents;
  outbox.add(InvoiceIssued, {
    signupId,
    number,
    kind,
    totalCents,
    currency,
    issuedAt: issuedAt.toISOString(),
    ...(cancels && { cancels }),
  });
}
