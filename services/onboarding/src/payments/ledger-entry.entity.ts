import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type LedgerKind = 'charge' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won';

/** Money that moved, as the provider told of it: what came in is above zero, what went out below. Never changed. */
@Entity('ledger_entries')
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly signupId!: number;
  @Column('text') readonly kind!: LedgerKind;
  @Column('integer') readonly amountCents!: number;
  @Column('text') readonly currency!: string;
  @Column('text') readonly provider!: string;
  /** The provider's name of the payment, refund or dispute: each is entered once. */
  @Column('text') readonly providerReference!: string;
  /** The provider's name of the charge that the entry is about: refunds and disputes name nothing else. */
  @Column('text', { nullable: true }) readonly chargeReference!: string | null;
  @Column('timestamptz') readonly at!: Date;
}
