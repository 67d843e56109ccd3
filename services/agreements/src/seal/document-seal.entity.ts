import type { SealLevel } from '@rep13/contracts-agreements';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One seal of one stored document. Never changed: a higher level is another row with bytes of its own. */
@Entity('document_seals')
export class DocumentSeal {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** Names the bytes that were sealed, in `agreement_documents`. */
  @Column('text') renderedSha256!: string;
  @Column('text') level!: SealLevel;
  /** Whether it is made as PAdES baseline wants it; seals until November 2026 are not. */
  @Column('boolean') isBaseline!: boolean;
  /** Names the sealed bytes. */
  @Column('text') sha256!: string;
  /** Who says when it was sealed; null without a time stamp. */
  @Column('text', { nullable: true }) tsaName!: string | null;
  @Column('timestamptz', { nullable: true }) genTime!: Date | null;
  /** SHA-256 of the certificate it was sealed with. */
  @Column('text') certFingerprint!: string;
  /** By our own clock. */
  @Column('timestamptz') sealedAt!: Date;
}
