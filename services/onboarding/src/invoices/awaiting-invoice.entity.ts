import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidFee, RefundedFee } from './paid-fee.ts';

/** A paid fee whose invoice waits until a rule says how VAT stands on it. */
@Entity('awaiting_invoices')
export class AwaitingInvoice {
  @PrimaryColumn('integer') readonly paymentId!: number;
  @Column('integer') readonly signupId!: number;
  @Column('jsonb') readonly payment!: PaidFee;
  @Column('timestamptz') readonly since!: Date;
  /** What went back meanwhile: the credit notes come right after the invoice. */
  @Column('jsonb') readonly movements!: readonly RefundedFee[];
  /** As `movements`, of the whole fee, from when there was one for a payment. */
  @Column('timestamptz', { nullable: true }) readonly refundedAt!: Date | null;
}
