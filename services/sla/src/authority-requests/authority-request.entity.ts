import type {
  AuthorityLanguage,
  AuthorityRequestState,
  AuthorityType,
  ForeignKind,
  IssuingState,
  OrderChannel,
  OrderKind,
  SenderCheck,
  UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import type { SuppliedElementView } from '@rep13/contracts-sla';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The version before knows no order without an address: none is kept as an empty text. */
const emptyIfNone = {
  to: (value: string | null): string => value ?? '',
  from: (value: string): string | null => value || null,
};

/** What an authority filed, as it filed it; or wrote or said, as staff typed it in. */
@Entity('authority_requests')
export class AuthorityRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') reference!: string;
  @Column('text') state!: AuthorityRequestState;
  /** Null while it is held, or if it was thrown away then. */
  @Column('integer', { nullable: true }) ticketId!: number | null;
  /** How many links there have been. */
  @Column('integer') linkGeneration!: number;
  /** Which of them was used last: it and those after it answer. */
  @Column('integer') linkUsedGeneration!: number;
  @Column('text') kind!: OrderKind;
  /** Of a `general` one. */
  @Column('text', { nullable: true }) foreignKind!: ForeignKind | null;
  @Column('text', { nullable: true }) memberState!: IssuingState | null;
  @Column('text') authorityName!: string;
  @Column('text', { nullable: true }) authorityType!: AuthorityType | null;
  @Column('text', { nullable: true }) officerName!: string | null;
  @Column('text', { nullable: true }) officerGrade!: string | null;
  @Column('text', { nullable: true }) channel!: OrderChannel | null;
  /** Null: it gets no mail, and nobody has its link. */
  @Column('text', { transformer: emptyIfNone }) email!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) ownReference!: string | null;
  @Column('text', { nullable: true }) fileNumber!: string | null;
  @Column('timestamptz', { nullable: true }) issuedAt!: Date | null;
  @Column('text', { nullable: true }) legalBasis!: string | null;
  @Column('text', { nullable: true }) reasons!: string | null;
  @Column('boolean') reasonsWithheld!: boolean;
  @Column('text', { array: true }) urls!: string[];
  @Column('text', { array: true }) identifiers!: string[];
  @Column('text', { nullable: true }) redress!: string | null;
  @Column('text', { nullable: true }) challengeCourt!: string | null;
  @Column('text', { nullable: true }) challengeDeadline!: string | null;
  @Column('text', { nullable: true }) scope!: string | null;
  @Column('text', { nullable: true }) effectTo!: string | null;
  @Column('text', { nullable: true }) language!: string | null;
  /** By English name, when it came; none of one that came before any were. */
  @Column('text', { array: true }) declaredLanguages!: string[];
  @Column('boolean') translationEnclosed!: boolean;
  /** In which we write to the authority. */
  @Column('text') conversationLanguage!: AuthorityLanguage;
  /** What it lacked and was supplied since. */
  @Column('jsonb') supplied!: readonly SuppliedElementView[];
  @Column('boolean') doNotInform!: boolean;
  @Column('text', { nullable: true }) userNotice!: UserNotice | null;
  @Column('timestamptz', { nullable: true }) userNoticeFrom!: Date | null;
  @Column('timestamptz', { nullable: true }) deadlineAt!: Date | null;
  /** Whom it is about, in the authority's words. */
  @Column('text') target!: string;
  @Column('text') senderCheck!: SenderCheck;
  /** Why staff threw it away, or took it for spam. */
  @Column('text', { nullable: true }) decisionReason!: string | null;
  @Column('timestamptz') receivedAt!: Date;
}
