import type { RefundView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What is left of a fee and goes back: asked for, then made by the provider or refused by it. One for each payment. */
@Entity('refunds')
export class Refund {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly paymentId!: number;
  @Column('integer') amountCents!: number;
  @Column('text') reason!: string;
  @Column('timestamptz') askedAt!: Date;
  /** `client:<signupId>`, `admin:<id>`; `system` where it was made at the provider without us. */
  @Column('text') askedBy!: string;
  @Column('text') state!: RefundView['state'];
  @Column('text', { nullable: true }) providerReference!: string | null;
  @Column('timestamptz', { nullable: true }) madeAt!: Date | null;
  /** What the provider said. */
  @Column('text', { nullable: true }) failure!: string | null;

  static ask(payment: { id: number; amountCents: number }, asked: AskedRefund): Refund {
    return Object.assign(new Refund(), {
      paymentId: payment.id,
      amountCents: payment.amountCents,
      providerReference: null,
      madeAt: null,
      ...asking(asked),
    });
  }

  /** Only of one that failed. */
  askAgain(asked: AskedRefund, amountCents: number): void {
    Object.assign(this, { ...asking(asked), amountCents, providerReference: null });
  }

  /** The money is back. Whatever was said before: the provider has told of it. */
  make(providerReference: string, at: Date): void {
    this.state = 'made';
    this.providerReference = providerReference;
    this.madeAt = at;
    this.failure = null;
  }

  /** Also of one that was made: a bank may send it back later. */
  fail(failure: string): void {
    this.state = 'failed';
    this.madeAt = null;
    this.failure = failure;
  }
}

export interface AskedRefund {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

const asking = ({ reason, by, at }: AskedRefund) => ({
  reason,
  askedBy: by,
  askedAt: at,
  state: 'asked' as const,
  failure: null,
});

export const toRefundView = (refund: Refund): RefundView => ({
  state: refund.state,
  amountCents: refund.amountCents,
  askedAt: refund.askedAt.toISOString(),
  madeAt: refund.madeAt?.toISOString() ?? null,
  failure: refund.failure,
});
