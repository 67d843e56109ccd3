import { EmptyIsNull } from '@rep13/contracts-authority-requests';
import { EU_MEMBER_STATES, MESSAGES, type EuMemberState } from '@rep13/contracts-constants';
import { OptionalOrNull, RequiredLines } from '@rep13/contracts-validation';
import { IsBoolean, IsIn } from 'class-validator';
import { TICKET_LIMITS } from '../constants/index.ts';

/**
 * `POST /api/client/life-at-risk`: the client suspects a crime that threatens the life or safety of a person, Article 18
 * DSA. It informs the authorities itself; this tells us of it.
 */
export class LifeAtRiskBody {
  /** What the client knows: what, who, where, since when. */
  @RequiredLines(TICKET_LIMITS.descriptionMax, MESSAGES.lifeAtRiskText) readonly text!: string;
  /** The Member State concerned, by English name, Article 18(2). Null: the client does not know it. */
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(EU_MEMBER_STATES, { message: MESSAGES.memberStateConcerned })
  readonly memberState?: EuMemberState | null;
  /** Whether the client has informed law enforcement, a judicial authority or Europol already. Absent: it has not said. */
  @OptionalOrNull()
  @IsBoolean({ message: MESSAGES.authoritiesInformed })
  readonly authoritiesInformed?: boolean | null;
}
