import type { InvoiceKind } from '@rep13/contracts-constants';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The PDF of one invoice or credit note: made once. */
@Entity('invoice_pdfs')
export class InvoicePdf {
  @PrimaryColumn('text') number!: string;
  @Column('integer') signupId!: number;
  @Column('text') kind!: InvoiceKind;
  /** Names the bytes in `agreement_documents`. */
  @Column('text') sha256!: string;
  /** The credit note that it cancels. */
  @Column('text', { nullable: true }) cancels!: string | null;
  @Column('timestamptz') madeAt!: Date;
  /** Null while it waits for its seal. */
  @Column('timestamptz', { nullable: true }) announcedAt!: Date | null;
}
