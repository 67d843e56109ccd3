import type { EuStateCode, NotificationProcedure } from '@rep13/contracts-legal-entity';

/** Where letters to a coordinator go by mail, and who has read that where. */
export interface CoordinatorAddressView {
  readonly email: string;
  readonly source: string;
  /** ISO 8601, UTC. */
  readonly confirmedAt: string;
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
  /** Null until a person has confirmed one: then nothing goes out by mail. */
  readonly address: CoordinatorAddressView | null;
}
