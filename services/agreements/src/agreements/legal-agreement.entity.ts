import type { SignatureType } from '@rep13/contracts-agreements/constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SealKind } from '../pdf/signed-document.ts';
import type { Particulars } from '../text/particulars.ts';

/** One signed agreement. Only the PDF's fields change after the signature; the database refuses the rest. */
@Entity('legal_agreements')
export class LegalAgreement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') signupId!: number;
  @Column('text') agreementNumber!: string;
  @Column('text') agreementVersion!: string;
  /** SHA-256 of the canonical text, hexadecimal. */
  @Column('text') textSha256!: string;
  /** What the text was filled in with. */
  @Column('jsonb') particulars!: Particulars;
  @Column('text') clientSignature!: string;
  @Column('text') clientSignatureType!: SignatureType;
  /** What the signer said to be in the company; null where it was not asked. */
  @Column('text', { nullable: true }) signerTitle!: string | null;
  /** As the browser claimed it. */
  @Column('text', { nullable: true }) clientIpAddress!: string | null;
  /** As the gateway saw it. */
  @Column('text', { nullable: true }) observedIpAddress!: string | null;
  @Column('text', { nullable: true }) userAgent!: string | null;
  /** Who acted, as the gateway saw it: `visitor` or `client:<signupId>`; null where it was not kept yet. */
  @Column('text', { nullable: true }) signedBy!: string | null;
  @Column('timestamptz') signedAt!: Date;
  /** Number of the layout that its PDF has, whenever it is made. */
  @Column('integer') pdfLayout!: number;
  /** Where its pages say that it is verified; null before there was such a page. */
  @Column('text', { nullable: true }) verifyUrl!: string | null;
  /** Which seal its page of evidence announces. */
  @Column('text', { nullable: true }) sealKind!: SealKind | null;
  @Column('boolean') pdfGenerated!: boolean;
  /** Names the bytes in `agreement_documents`. */
  @Column('text', { nullable: true }) pdfSha256!: string | null;
  @Column('timestamptz') createdAt!: Date;

  /** The first PDF stays. @returns false if there was one. */
  attachPdf(sha256: string): boolean {
    if (this.pdfGenerated) return false;
    this.pdfSha256 = sha256;
    this.pdfGenerated = true;
    return true;
  }
}
