import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { WriteInvoice, type BillingView, type InvoiceItem } from '@rep13/contracts-onboarding';
import { Clock, LEGAL_ENTITY, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { findBilling } from '../billing/index.ts';
import { lockSignup } from '../signups/index.ts';
import { AwaitingInvoice } from './awaiting-invoice.entity.ts';
import { documentedCents, findInvoice } from './find-invoice.ts';
import { correctedDocument, creditNoteDocument, type Billed } from './invoice-document.ts';
import { takeInvoiceNumber } from './invoice-numbers.ts';
import type { Invoice } from './invoice.entity.ts';
import { toInvoiceItem } from './invoice.views.ts';
import { InvoiceNotWritable } from './invoices.errors.ts';
import { InvoicingService } from './invoicing.service.ts';
import { saveInvoice } from './save-invoice.ts';

/** Invoices as staff has decided: of payments that wait for one, and in place of one that was wrong. */
@Injectable()
export class WriteInvoiceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoicing: InvoicingService,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws InvoiceNotWritable */
  @OnCommand(WriteInvoice)
  write({ paymentId, vatTreatment, vatPercent }: WriteInvoice): Promise<InvoiceItem> {
    return this.unitOfWork.runOnce(async (scope) => {
      const { db } = scope;
      const signupId = await payerOf(db, paymentId);
      await lockSignup(db, signupId);
      const billing = await findBilling(db, signupId, this.entity);
      if (vatTreatment === 'reverse-charge') this.requireNumbers(billing);
      const billed = { ...billing, vatTreatment, vatPercent: vatPercent ?? null };
      const known = await findInvoice(db, paymentId);
      await (known ? this.correct(scope, known, billed) : this.issue(scope, paymentId, billed));
      const written = await findInvoice(db, paymentId);
      if (!written) throw new Error('The invoice was written');
      return toInvoiceItem(written, this.entity.timeZone);
    });
  }

  private async issue(scope: Scope, paymentId: number, billed: Billed): Promise<void> {
    const waiting = await scope.db.findOneByOrFail(AwaitingInvoice, { paymentId });
    await this.invoicing.issueAs(scope, waiting.payment, billed);
  }

  /** Takes back what is left of the wrong one, and writes that anew. */
  private async correct(scope: Scope, wrong: Invoice, billing: Billed): Promise<void> {
    const { db } = scope;
    const { paymentId, number } = wrong;
    const leftCents = await documentedCents(db, paymentId);
    if (leftCents <= 0) throw new InvoiceNotWritable();
    const refundedAt = this.clock.now().toISOString();
    const back = { refundedAt, amountCents: leftCents, isCorrection: true } as const;
    const first = await this.nextNumber(db);
    const movement = `correction of ${number}`;
    await saveInvoice(scope, first, { paymentId, movement }, creditNoteDocument(wrong.document, back, first));
    const second = await this.nextNumber(db);
    const seller = this.entity;
    const document = correctedDocument(wrong.document, { leftCents, billing, seller }, second);
    await saveInvoice(scope, second, { paymentId }, document);
  }

  private nextNumber(db: EntityManager) {
    return takeInvoiceNumber(db, this.clock, this.entity.timeZone);
  }

  /** Article 226(3) and (4) of Directive 2006/112/EC. */
  private requireNumbers({ taxIdType }: BillingView): void {
    if (!this.entity.vatNumber || taxIdType !== 'vat-number') throw new InvoiceNotWritable();
  }
}

/** @throws InvoiceNotWritable where the payment has no invoice, and none that waits */
async function payerOf(db: EntityManager, paymentId: number): Promise<number> {
  const known = (await findInvoice(db, paymentId)) ?? (await db.findOneBy(AwaitingInvoice, { paymentId }));
  if (!known) throw new InvoiceNotWritable();
  return known.signupId;
}
