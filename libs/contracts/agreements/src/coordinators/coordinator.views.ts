import type { Moment } from '@rep13/contracts-constants';
import type { CoordinatorStatus, EuStateCode, NotificationProcedure } from '@rep13/contracts-legal-entity';

/** Where letters to a coordinator go by mail, and who has read that where. */
export interface CoordinatorAddressView {
  readonly email: string;
  readonly source: string;
  /** ISO 8601, UTC. */
  readonly confirmedAt: Moment;
  /** `admin:<id>`. */
  readonly confirmedBy: string;
}

/** The Digital Services Coordinator of a Member State, Article 49 DSA, and how it is notified. */
export interface CoordinatorView {
  readonly state: EuStateCode;
  readonly name: string;
  readonly procedure: NotificationProcedure;
  readonly site: string | null;
  readonly note: string;
  /** How far it is known that it is this authority, */
  readonly status: CoordinatorStatus;
  /** from where, */
  readonly source: string;
  /** and when that was read last: a month, ISO 8601. */
  readonly asOf: string;
  /** Null until a person has confirmed one: then nothing goes out by mail. */
  readonly address: CoordinatorAddressView | null;
}
