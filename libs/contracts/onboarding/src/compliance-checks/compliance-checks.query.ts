import { ListQuery } from '@rep13/contracts-messaging';
import { OptionalFlag } from '@rep13/contracts-validation';

/** Which checks, newest first. `search`: company or email. */
export class ComplianceChecksQuery extends ListQuery {
  /** `true`: those whose answers say that a representative is required. */
  @OptionalFlag() readonly requiresLegalRep?: boolean;
}
