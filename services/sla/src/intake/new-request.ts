import {
  foreignDeadline,
  mayWithholdReasons,
  type AuthorityLanguage,
  type ForeignKind,
  type IssuingState,
  type OrderChannel,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { languageName } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { particularsFrom, type GivenParticulars } from '../authority-requests/order-particulars.ts';

/** An order, whether its authority filed it or staff typed it in. */
export interface NewRequest extends GivenParticulars {
  readonly channel: OrderChannel | null;
  readonly kind: OrderKind;
  readonly foreignKind?: ForeignKind | null | undefined;
  readonly memberState?: IssuingState | null | undefined;
  readonly authorityName: string;
  readonly officerName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly ownReference?: string | null | undefined;
  readonly legalBasis?: string | null | undefined;
  readonly reasons?: string | null | undefined;
  readonly reasonsWithheld?: boolean | null | undefined;
  readonly urls?: string[] | null | undefined;
  readonly identifiers?: string[] | null | undefined;
  readonly redress?: string | null | undefined;
  readonly scope?: string | null | undefined;
  readonly effectTo?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly translationEnclosed?: boolean | null | undefined;
  /** Of who filed it by the form. */
  readonly conversationLanguage?: AuthorityLanguage | null | undefined;
  readonly doNotInform?: boolean | null | undefined;
  readonly deadlineAt?: string | null | undefined;
  readonly target: string;
}

/** How and when it came. */
interface Intake {
  readonly reference: string;
  readonly isHeld: boolean;
  readonly receivedAt: Date;
  /** By English name. */
  readonly declaredLanguages: string[];
}

/** The languages of orders, by English name. Article 11(3) DSA. */
export const declaredBy = ({ languages }: LegalEntity): string[] => languages.map(languageName);

/** One body for all ways in: what is compared with the articles, drafted and shown is the same. */
export function requestFrom(order: NewRequest, intake: Intake): AuthorityRequest {
  const foreignKind = order.kind === 'general' ? (order.foreignKind ?? null) : null;
  return Object.assign(new AuthorityRequest(), {
    reference: intake.reference,
    state: intake.isHeld ? 'held' : 'received',
    ticketId: null,
    linkGeneration: 1,
    linkUsedGeneration: 1,
    channel: order.channel,
    kind: order.kind,
    foreignKind,
    memberState: order.memberState ?? null,
    authorityName: order.authorityName,
    officerName: order.officerName || null,
    ...particularsFrom(order),
    email: order.email || null,
    phone: order.phone || null,
    ownReference: order.ownReference || null,
    legalBasis: order.legalBasis || null,
    reasons: order.reasons || null,
    reasonsWithheld: mayWithholdReasons(order.kind) && (order.reasonsWithheld ?? false),
    urls: order.urls ?? [],
    identifiers: order.identifiers ?? [],
    redress: order.redress || null,
    scope: order.scope || null,
    effectTo: order.effectTo || null,
    ...languagesOf(order, intake),
    supplied: [],
    doNotInform: order.doNotInform ?? false,
    deadlineAt: order.deadlineAt
      ? new Date(order.deadlineAt)
      : foreignDeadline(foreignKind, intake.receivedAt),
    target: order.target,
    senderCheck: 'unverified' as const,
    decisionReason: null,
    receivedAt: intake.receivedAt,
  });
}

const languagesOf = (order: NewRequest, { declaredLanguages }: Intake) => ({
  language: order.language || null,
  declaredLanguages,
  translationEnclosed: order.translationEnclosed ?? false,
  conversationLanguage: order.conversationLanguage ?? 'en',
});
