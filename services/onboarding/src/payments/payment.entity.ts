import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import type { PaymentView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The year of service that is paid at registration; renewals count on from here. */
export const FIRST_YEAR = 1;

/** The fee of one signup for one year of service. */
@Entity('payments')
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') signupId!: number;
  /** 1 for the first year. */
  @Column('integer') serviceYear!: number;
  @Column('integer') amountCents!: number;
  @Column('text') currency!: string;
  /** `demo` moved no money. */
  @Column('text') provider!: string;
  /** The provider's own name for the payment. */
  @Column('text') providerReference!: string;
  /** The date of this record. Whether a client has paid is asked of the signup, which outlives it. */
  @Column('timestamptz') paidAt!: Date;

  static firstYear(signupId: number, paid: { provider: string; reference: string; at: Date }): Payment {
    return Object.assign(new Payment(), {
      signupId,
      serviceYear: FIRST_YEAR,
      amountCents: PRICE_CENTS,
      currency: CURRENCY,
      provider: paid.provider,
      providerReference: paid.reference,
      paidAt: paid.at,
    });
  }
}

export const toPaymentView = (payment: Payment): PaymentView => ({
  id: payment.id,
  signupId: payment.signupId,
  amountCents: payment.amountCents,
  currency: payment.currency,
  provider: payment.provider,
  paidAt: payment.paidAt.toISOString(),
});
