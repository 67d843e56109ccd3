import type { InvoiceKind, VatTreatment } from '@rep13/contracts-constants';
import type { InvoiceDocumentView } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An invoice or a credit note: issued once, never changed. */
@Entity('invoices')
export class Invoice {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('text') readonly number!: string;
  @Column('integer') readonly year!: number;
  /** Its place in the year. */
  @Column('integer') readonly sequence!: number;
  @Column('text') readonly kind!: InvoiceKind;
  @Column('integer') readonly signupId!: number;
  /** The payment may have had its time before the invoice has. */
  @Column('integer') readonly paymentId!: number;
  /** The invoice that a credit note takes back. */
  @Column('text', { nullable: true }) readonly credits!: string | null;
  /** The provider's name of the refund or dispute that a credit note is about. */
  @Column('text', { nullable: true }) readonly movement!: string | null;
  /** The credit note that an invoice cancels. */
  @Column('text', { nullable: true }) readonly cancels!: string | null;
  /** The invoice in whose place it is. */
  @Column('text', { nullable: true }) readonly corrects!: string | null;
  @Column('timestamptz') readonly issuedAt!: Date;
  /** Below zero on a credit note. */
  @Column('integer') readonly netCents!: number;
  @Column('integer') readonly vatCents!: number;
  @Column('text') readonly currency!: string;
  @Column('text') readonly vatTreatment!: VatTreatment;
  /** Everything that it says. */
  @Column('jsonb') readonly document!: InvoiceDocumentView;
}
