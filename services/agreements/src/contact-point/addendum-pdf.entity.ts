import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The PDF of one signed addendum: made once. */
@Entity('addendum_pdfs')
export class AddendumPdf {
  @PrimaryColumn('integer') signupId!: number;
  /** Names the bytes in `agreement_documents`. */
  @Column('text') sha256!: string;
  @Column('timestamptz') madeAt!: Date;
  /** Null while it waits for its seal. */
  @Column('timestamptz', { nullable: true }) announcedAt!: Date | null;
}
