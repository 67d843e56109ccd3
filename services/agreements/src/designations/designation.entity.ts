import type { LetterView } from '@rep13/contracts-agreements';
import type {
  DesignationChannel,
  DesignationMove,
  DesignationReason,
  DesignationState,
} from '@rep13/contracts-agreements/constants';
import type { EuStateCode } from '@rep13/contracts-legal-entity';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DesignationMoveNotAllowed } from './designations.errors.ts';

/** What staff may do with a letter, and where that leads. */
export const DESIGNATION_STEPS: Readonly<
  Record<DesignationMove, { from: readonly DesignationState[]; to: DesignationState }>
> = {
  send: { from: ['signed', 'returned'], to: 'sending' },
  'record-sent': { from: ['signed', 'returned'], to: 'sent' },
  'record-acknowledgement': { from: ['sent'], to: 'acknowledged' },
  return: { from: ['sent'], to: 'returned' },
};

/** A letter to a coordinator, Article 13(4) DSA: what it says stays; what was done with it is recorded. */
@Entity('designations')
export class Designation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') mandateId!: number;
  @Column('integer') signupId!: number;
  @Column('text') companyName!: string;
  @Column('text') reason!: DesignationReason;
  @Column('text') coordinatorState!: EuStateCode;
  @Column('text') coordinator!: string;
  @Column('jsonb') letter!: Omit<LetterView, 'sha256'>;
  @Column('text') textSha256!: string;
  @Column('text') state!: DesignationState;
  @Column('text', { nullable: true }) signerName!: string | null;
  @Column('text', { nullable: true }) signerTitle!: string | null;
  /** Who acted: `client:<signupId>`. */
  @Column('text', { nullable: true }) signedBy!: string | null;
  /** As the gateway saw it. */
  @Column('text', { nullable: true }) signerIpAddress!: string | null;
  @Column('timestamptz', { nullable: true }) signedAt!: Date | null;
  /** Names the PDF in `agreement_documents`; null until it is made. */
  @Column('text', { nullable: true }) letterSha256!: string | null;
  /** The client uploaded the PDF, signed by hand or elsewhere. */
  @Column('boolean', { default: false }) isUploaded!: boolean;
  /** Of the last time that it was mailed: to which address, */
  @Column('text', { nullable: true }) sendingTo!: string | null;
  /** since when, */
  @Column('timestamptz', { nullable: true }) sendingAt!: Date | null;
  /** and who had it mailed. */
  @Column('text', { nullable: true }) sendingBy!: string | null;
  @Column('text', { nullable: true }) channel!: DesignationChannel | null;
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  @Column('text', { nullable: true }) sentBy!: string | null;
  @Column('timestamptz', { nullable: true }) acknowledgedAt!: Date | null;
  @Column('text', { nullable: true }) acknowledgedBy!: string | null;
  @Column('timestamptz', { nullable: true }) returnedAt!: Date | null;
  /** For staff only. */
  @Column('text', { nullable: true }) returnReason!: string | null;
  @Column('timestamptz') createdAt!: Date;

  sign(
    signature: Pick<Designation, 'signerName' | 'signerTitle' | 'signedBy' | 'signerIpAddress' | 'signedAt'>,
  ): void {
    Object.assign(this, signature);
    this.state = 'signed';
  }

  upload(uploaded: Pick<Designation, 'letterSha256' | 'signedBy' | 'signerIpAddress' | 'signedAt'>): void {
    Object.assign(this, uploaded, { isUploaded: true });
    this.state = 'signed';
  }

  /** @throws DesignationMoveNotAllowed */
  move(move: DesignationMove): void {
    const { from, to } = DESIGNATION_STEPS[move];
    if (!from.includes(this.state)) throw new DesignationMoveNotAllowed();
    this.state = to;
  }
}

/** What every event of a letter says. */
export const factsOf = ({ id: designationId, signupId, reason, coordinator }: Designation) => ({
  designationId,
  signupId,
  reason,
  coordinator,
});
