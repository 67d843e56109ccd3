import { Column, Entity, PrimaryColumn } from 'typeorm';

export type CheckoutPurpose = 'first-year' | 'owed';

/** A page of the provider that was opened for a signup. */
@Entity('checkouts')
export class Checkout {
  /** The provider's name of it. */
  @PrimaryColumn('text') readonly session!: string;
  @Column('integer') readonly signupId!: number;
  @Column('text') readonly provider!: string;
  @Column('text') readonly url!: string;
  /** What is paid there. */
  @Column('text') readonly purpose!: CheckoutPurpose;
  @Column('timestamptz') readonly openedAt!: Date;
  @Column('timestamptz') readonly expiresAt!: Date;
  /** Since when the bank is asked for what the page was left with. */
  @Column('timestamptz', { nullable: true }) processingSince!: Date | null;
  /** The bank did not carry it out. */
  @Column('timestamptz', { nullable: true }) failedAt!: Date | null;

  /** Nobody knows yet whether it is paid. */
  get isProcessing(): boolean {
    return this.processingSince !== null && this.failedAt === null;
  }
}
