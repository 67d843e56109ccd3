import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AddendumParticulars } from './draft-addendum.ts';

/** One signed addendum on Article 11 DSA. The database refuses every change of it. */
@Entity('contact_point_addenda')
export class ContactPointAddendum {
  @PrimaryColumn('integer') signupId!: number;
  /** SHA-256 of the canonical text, hexadecimal. */
  @Column('text') textSha256!: string;
  /** What the text was filled in with. */
  @Column('jsonb') particulars!: AddendumParticulars;
  @Column('text') signerName!: string;
  @Column('text') signerTitle!: string;
  /** As the gateway saw it. */
  @Column('text', { nullable: true }) observedIpAddress!: string | null;
  @Column('text', { nullable: true }) userAgent!: string | null;
  @Column('text', { nullable: true }) signedBy!: string | null;
  @Column('timestamptz') signedAt!: Date;
}
