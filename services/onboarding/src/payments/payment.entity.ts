import type { PaymentView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The year of service that is paid at registration; renewals count on from here. */
export const FIRST_YEAR = 1;

/** What is known of a fee when it is paid. */
export interface NewPayment {
  readonly signupId: number;
  readonly serviceYear: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly provider: string;
  readonly providerReference: string;
  readonly chargeReference: string | null;
  readonly paidAt: Date;
}

/** The fee of one signup for one year of service. */
@Entity('payments')
export class Payment implements NewPayment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly signupId!: number;
  /** 1 for the first year. */
  @Column('integer') readonly serviceYear!: number;
  @Column('integer') readonly amountCents!: number;
  @Column('text') readonly currency!: string;
  /** `demo` moved no money. */
  @Column('text') readonly provider!: string;
  /** The provider's own name for the payment. */
  @Column('text') readonly providerReference!: string;
  /** Its name for what can be refunded; null where no money moved. */
  @Column('text', { nullable: true }) readonly chargeReference!: string | null;
  /** The date of this record. Whether a client has paid is asked of the signup, which outlives it. */
  @Column('timestamptz') readonly paidAt!: Date;
}

export const toPaymentView = (payment: Payment): PaymentView => ({
  id: payment.id,
  signupId: payment.signupId,
  amountCents: payment.amountCents,
  currency: payment.currency,
  provider: payment.provider,
  paidAt: payment.paidAt.toISOString(),
});
