import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored PDF, named by its content. */
@Entity('agreement_documents')
export class AgreementDocument {
  @PrimaryColumn('text') sha256!: string;
  @Column('bytea') bytes!: Buffer;
  @Column('timestamptz') createdAt!: Date;
}
