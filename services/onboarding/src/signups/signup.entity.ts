import { CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import { OFFERED_FEE, type Fee } from '@rep13/contracts-constants';
import { particularsOf, type AccountStatus } from '@rep13/contracts-onboarding/constants';
import type { ClientParticularsView, ProfileField, SignupParticulars } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Attribution, attributionOf } from './attribution.ts';
import type { SignupIdentity } from './signup-identities.ts';
import { AccountSuspended, PaymentOverdue } from './signup.errors.ts';

/** A company that registered. Its credentials are the business of ClientAccount, on the same row. */
@Entity('signups')
export class Signup implements ClientParticularsView {
  @PrimaryColumn('integer') readonly id!: number;
  @Column('text') readonly clientId!: string;
  @Column('text') companyName!: string;
  @Column('text') websiteUrl!: string;
  @Column('text', { nullable: true }) registrationNumber!: string | null;
  @Column('text') countryOfIncorporation!: string;
  @Column('text') registeredAddress!: string;
  @Column('text') legalContactName!: string;
  @Column('text') legalContactEmail!: string;
  @Column('text', { nullable: true }) escalationContactName!: string | null;
  @Column('text', { nullable: true }) escalationContactEmail!: string | null;
  @Column('boolean') consentConfirmed!: boolean;
  @Column('timestamptz') termsConsentTimestamp!: Date;
  @Column('timestamptz') privacyConsentTimestamp!: Date;
  @Column('text') contractVersion!: string;
  @Column(() => Attribution) attribution!: Attribution;
  @Column('text') readonly accountStatus!: AccountStatus;
  /**
   * When the first year's fee was paid: the one place that says so. The payment's own record has a date of its own,
   * and goes when it has had its time.
   */
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  /** What was agreed for a year when the company registered: the offer of that day, whatever is offered later. */
  @Column('integer') readonly feeCents!: number;
  @Column('text') readonly feeCurrency!: string;
  /** Since when provider information and signatures wait for a renewal that is owed. It is no suspension. */
  @Column('timestamptz', { nullable: true }) readonly paymentHoldAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  /** The registration of the same company that had ended, where it registered again out of its portal. */
  @Column('integer', { nullable: true }) readonly formerSignupId!: number | null;

  /** The gateway refuses a registration without the four ticks, so the consents date from now. */
  static register(
    given: SignupParticulars,
    identity: SignupIdentity,
    { now, formerSignupId = null }: { now: Date; formerSignupId?: number | null },
  ): Signup {
    return Object.assign(new Signup(), {
      ...identity,
      ...particularsOf(given),
      consentConfirmed: true,
      termsConsentTimestamp: now,
      privacyConsentTimestamp: now,
      contractVersion: CONTRACT_VERSION,
      attribution: attributionOf(given),
      accountStatus: 'pending' as const,
      paidAt: null,
      feeCents: OFFERED_FEE.amountCents,
      feeCurrency: OFFERED_FEE.currency,
      paymentHoldAt: null,
      createdAt: now,
      formerSignupId,
    });
  }

  get fee(): Fee {
    return { amountCents: this.feeCents, currency: this.feeCurrency };
  }

  /** Other particulars, all of them at once. */
  change(particulars: Partial<Record<ProfileField, string | null>>): void {
    Object.assign(this, particulars);
  }

  /** @throws AccountSuspended */
  requireWritable(): void {
    if (this.accountStatus === 'suspended') throw new AccountSuspended();
  }

  /** @throws PaymentOverdue */
  requireNoPaymentHold(): void {
    if (this.paymentHoldAt) throw new PaymentOverdue();
  }
}
