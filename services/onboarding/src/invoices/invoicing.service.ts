import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, Postponement, type Scope } from '@rep13/service-kit';
import { findBilling, settleBillingTask } from '../billing/index.ts';
import { lockSignup } from '../signups/index.ts';
import { AwaitingInvoice } from './awaiting-invoice.entity.ts';
import { awaitVatTreatment, creditNoMore, creditWhenIssued, taskKeyOf } from './await-vat-treatment.ts';
import { movementKey } from './enqueue-invoice.ts';
import { findCreditNote, findInvoice, isOnItsWay } from './find-invoice.ts';
import { cancellingDocument, creditNoteDocument, invoiceDocument, type Billed } from './invoice-document.ts';
import { takeInvoiceNumber } from './invoice-numbers.ts';
import { Invoice } from './invoice.entity.ts';
import { ISSUE_CREDIT_NOTE, ISSUE_INVOICE } from './issue-invoice.jobs.ts';
import { saveInvoice } from './save-invoice.ts';
import type { PaidFee, RefundedFee, ReturnedFee } from './paid-fee.ts';

/**
 * Issues invoices, one for a payment, and credit notes, one for each movement. All of it locks the signup first: what a
 * client says of itself, pays and gets back is then seen in one order.
 */
@Injectable()
export class InvoicingService {
  constructor(
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Waits where no rule says how VAT stands on it. */
  async issue(scope: Scope, fee: PaidFee): Promise<void> {
    const { db } = scope;
    await lockSignup(db, fee.signupId);
    if (await findInvoice(db, fee.paymentId)) return;
    const { vatTreatment, ...billing } = await findBilling(db, fee.signupId, this.entity);
    if (vatTreatment === 'unknown') {
      const at = { now: this.clock.now(), timeZone: this.entity.timeZone };
      return awaitVatTreatment(scope, fee, billing, at);
    }
    await this.issueAs(scope, fee, { ...billing, vatTreatment });
  }

  /** With the signup locked. */
  async issueAs(scope: Scope, fee: PaidFee, billing: Billed): Promise<void> {
    const { db } = scope;
    const waited = await db.findOneBy(AwaitingInvoice, { paymentId: fee.paymentId });
    const place = await takeInvoiceNumber(db, this.clock, this.entity.timeZone);
    const document = invoiceDocument(fee, billing, this.entity, place);
    await saveInvoice(scope, place, { paymentId: fee.paymentId }, document);
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

  /** One for each movement. @throws Postponement while the invoice is on its way */
  async credit(scope: Scope, refund: RefundedFee): Promise<void> {
    const { db } = scope;
    const { paymentId, signupId } = refund;
    await lockSignup(db, signupId);
    const invoice = await findInvoice(db, paymentId);
    if (invoice) {
      if (!(await findCreditNote(db, refund))) await this.saveCreditNote(scope, invoice, refund);
      return;
    }
    const waits = await creditWhenIssued(db, refund);
    if (!waits && (await isOnItsWay(db, ISSUE_INVOICE.name, String(paymentId))))
      throw new Postponement('the invoice of this payment is not issued yet');
  }

  /** The money is ours again. Once, however often. @throws Postponement while the credit note is on its way */
  async cancelCredit(scope: Scope, fee: ReturnedFee): Promise<void> {
    const { db } = scope;
    await lockSignup(db, fee.signupId);
    const note = await findCreditNote(db, fee);
    if (note) return this.saveCancelling(scope, note, fee);
    const waited = await creditNoMore(db, fee);
    if (!waited && (await isOnItsWay(db, ISSUE_CREDIT_NOTE.name, movementKey(fee))))
      throw new Postponement('the credit note of this movement is not issued yet');
  }

  private async saveCreditNote(scope: Scope, invoice: Invoice, refund: RefundedFee): Promise<void> {
    const { paymentId } = invoice;
    const { movement = null } = refund;
    const place = await takeInvoiceNumber(scope.db, this.clock, this.entity.timeZone);
    const document = creditNoteDocument(invoice.document, refund, place);
    await saveInvoice(scope, place, { paymentId, movement }, document);
  }

  private async saveCancelling(scope: Scope, note: Invoice, fee: ReturnedFee): Promise<void> {
    if (await scope.db.existsBy(Invoice, { cancels: note.number })) return;
    const place = await takeInvoiceNumber(scope.db, this.clock, this.entity.timeZone);
    const { paymentId, movement } = note;
    await saveInvoice(scope, place, { paymentId, movement }, cancellingDocument(note.document, fee, place));
  }

  private async endWaiting(scope: Scope, waited: AwaitingInvoice, number: string): Promise<void> {
    const { paymentId, signupId, refundedAt, movements } = waited;
    await scope.db.delete(AwaitingInvoice, { paymentId });
    await settleBillingTask(scope, taskKeyOf(paymentId), `Invoice ${number} was issued.`, this.clock.now());
    for (const movement of movements) await this.credit(scope, movement);
    // From when there was one refund for a payment, of which nothing but the time was stored.
    if (refundedAt && movements.length === 0)
      await this.credit(scope, { paymentId, signupId, refundedAt: refundedAt.toISOString() });
  }
}
