import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document that was rendered again, and by what: both stay, and what is handed out from then on is the second. */
@Entity('replaced_documents')
export class ReplacedDocument {
  /** As it was rendered first; what it belongs to goes on naming it by this. */
  @PrimaryColumn('text') sha256!: string;
  /** As it was rendered again, before its seal. */
  @Column('text') replacementSha256!: string;
  @Column('timestamptz') replacedAt!: Date;
}
