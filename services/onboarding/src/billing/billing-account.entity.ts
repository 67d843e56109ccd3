import type { TaxIdType } from '@rep13/contracts-constants';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who one client's invoices are for, as the client or staff for it has said. */
@Entity('billing_accounts')
export class BillingAccount {
  @PrimaryColumn('integer') readonly signupId!: number;
  @Column('text') legalName!: string;
  /** As it stands on the invoice, in lines. */
  @Column('text') address!: string;
  @Column('text') taxIdType!: TaxIdType;
  @Column('text') taxId!: string;
  /** Where anybody can look the number up. */
  @Column('text') businessProof!: string;
  @Column('timestamptz') changedAt!: Date;
  @Column('text') changedBy!: string;
}
