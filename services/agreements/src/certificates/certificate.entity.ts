import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One certificate of appointment; of each mandate at most one is valid. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('integer') mandateId!: number;
  /** 1, 2 … as they were issued. */
  @PrimaryColumn('integer') version!: number;
  @Column('timestamptz') issuedAt!: Date;
  /** Names the bytes in `agreement_documents`. */
  @Column('text') sha256!: string;
  /** Which record of the representative it prints; null before the first one was stored. */
  @Column('integer', { nullable: true }) recordId!: number | null;
  /** Null while it waits for its seal. */
  @Column('timestamptz', { nullable: true }) announcedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
