import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidFee } from './paid-fee.ts';

/** A paid fee whose invoice waits until a rule says how VAT stands on it. */
@Entity('awaiting_invoices')
export class AwaitingInvoice {
  @PrimaryColumn('integer') readonly paymentId!: number;
  @Column('integer') readonly signupId!: number;
  @Column('jsonb') readonly payment!: PaidFee;
  @Column('timestamptz') readonly since!: Date;
  /** The fee went back meanwhile: the credit note comes right after the invoice. */
  @Column('timestamptz', { nullable: true }) readonly refundedAt!: Date | null;
}
