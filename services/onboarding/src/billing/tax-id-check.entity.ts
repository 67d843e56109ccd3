import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One look at where a client's number is registered: evidence that it is a business. Never changed. */
@Entity('tax_id_checks')
export class TaxIdCheck {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly signupId!: number;
  /** As registers write it: without blanks and signs. */
  @Column('text') readonly taxId!: string;
  @Column('boolean') readonly isValid!: boolean;
  @Column('timestamptz') readonly checkedAt!: Date;
  /** `vies`, or who of staff, such as `admin:7`. */
  @Column('text') readonly checkedBy!: string;
  /** The number under which VIES keeps the question, by which an authority finds it. */
  @Column('text', { nullable: true }) readonly reference!: string | null;
  /** Whose number it is by the register, where that says so. */
  @Column('text', { nullable: true }) readonly registeredName!: string | null;
  /** Where staff has looked, and what it saw. */
  @Column('text', { nullable: true }) readonly note!: string | null;
}
