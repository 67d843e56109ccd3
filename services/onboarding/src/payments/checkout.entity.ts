import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A page of the provider that was opened for a signup. */
@Entity('checkouts')
export class Checkout {
  /** The provider's name of it. */
  @PrimaryColumn('text') readonly session!: string;
  @Column('integer') readonly signupId!: number;
  @Column('text') readonly provider!: string;
  @Column('text') readonly url!: string;
  @Column('timestamptz') readonly openedAt!: Date;
  @Column('timestamptz') readonly expiresAt!: Date;
}
