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
  @Column('timestamptz') madeAt!: Date;
}
