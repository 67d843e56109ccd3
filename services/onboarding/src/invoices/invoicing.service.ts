import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, Postponement, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { findBilling, settleBillingTask } from '../billing/index.ts';
import { lockSignup } from '../signups/index.ts';
import { AwaitingInvoice } from './awaiting-invoice.entity.ts';
import { awaitVatTreatment, taskKeyOf } from './await-vat-treatment.ts';
import { creditNoteDocument, invoiceDocument } from './invoice-document.ts';
import { takeInvoiceNumber } from './invoice-numbers.ts';
import { Invoice } from './invoice.entity.ts';
import { ISSUE_INVOICE } from './issue-invoice.jobs.ts';
import { keepInvoice } from './keep-invoice.ts';
import type { PaidFee, RefundedFee } from './paid-fee.ts';

/**
 * Issues invoices and credit notes, one of each for a payment. All of it locks the signup first: what a client says of
 * itself, pays and gets back is then seen in one order.
 */
@Injectable()
export class Invoicing {
  constructor(
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Waits where no rule says how VAT stands on it. */
  async issue(scope: Scope, fee: PaidFee): Promise<void> {
    const { db } = scope;
    await lockSignup(db, fee.signupId);
    if (await findInvoice(db, fee.paymentId)) return;
    const { vatTreatment, ...billing } = await findBilling(db, fee.signupId);
    if (vatTreatment === 'unknown') return awaitVatTreatment(scope, fee, billing, this.clock.now());
    const waited = await db.findOneBy(AwaitingInvoice, { paymentId: fee.paymentId });
    const place = await takeInvoiceNumber(db, this.clock, this.entity.timeZone);
    const document = invoiceDocument(fee, { ...billing, vatTreatment }, this.entity, place);
    await keepInvoice(scope, place, fee.paymentId, document);
    if (waited) await this.endWaiting(scope, waited, place.number);
  }

  /** What waits of one client, after it became known otherwise. */
  async issueAwaiting(scope: Scope, signupId: number): Promise<void> {
    await lockSignup(scope.db, signupId);
    const awaiting = await scope.db.find(AwaitingInvoice, {
      where: { signupId },
      order: { paymentId: 'asc' },
    });
    for (const { payment } of awaiting) await this.issue(scope, payment);
  }

  /** @throws Postponement while the invoice is on its way */
  async credit(scope: Scope, refund: RefundedFee): Promise<void> {
    const { db } = scope;
    const { paymentId, signupId, refundedAt } = refund;
    await lockSignup(db, signupId);
    if (await db.existsBy(Invoice, { paymentId, kind: 'credit-note' })) return;
    const invoice = await findInvoice(db, paymentId);
    if (invoice) return this.keepCreditNote(scope, invoice, refundedAt);
    const { affected } = await db.update(
      AwaitingInvoice,
      { paymentId },
      { refundedAt: new Date(refundedAt) },
    );
    if (!affected && (await isInvoiceOnItsWay(db, paymentId)))
      throw new Postponement('the invoice of this payment is not issued yet');
  }

  private async keepCreditNote(scope: Scope, invoice: Invoice, refundedAt: string): Promise<void> {
    const place = await takeInvoiceNumber(scope.db, this.clock, this.entity.timeZone);
    const document = creditNoteDocument(invoice.document, { refundedAt }, place);
    await keepInvoice(scope, place, invoice.paymentId, document);
  }

  private async endWaiting(scope: Scope, waited: AwaitingInvoice, number: string): Promise<void> {
    const { paymentId, signupId, refundedAt } = waited;
    await scope.db.delete(AwaitingInvoice, { paymentId });
    await settleBillingTask(scope, taskKeyOf(paymentId), `Invoice ${number} was issued.`, this.clock.now());
    if (refundedAt) await this.credit(scope, { paymentId, signupId, refundedAt: refundedAt.toISOString() });
  }
}

const findInvoice = (db: EntityManager, paymentId: number): Promise<Invoice | null> =>
  db.findOneBy(Invoice, { paymentId, kind: 'invoice' });

/** Its job was enqueued with the payment: neither an invoice nor one that waits has come of it yet. */
async function isInvoiceOnItsWay(db: EntityManager, paymentId: number): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }[]>(
    'select exists (select from jobs where name = $1 and key = $2) as found',
    [ISSUE_INVOICE.name, String(paymentId)],
  );
  return row?.found ?? false;
}
