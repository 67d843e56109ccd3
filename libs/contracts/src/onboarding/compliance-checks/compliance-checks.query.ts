import { ListQuery } from '../../messaging/list-query.ts';
import { OptionalFlag } from '../../validation/fields.ts';

/** Which checks, newest first. `search`: company or email. */
export class ComplianceChecksQuery extends ListQuery {
  /** `true`: those whose answers say that a representative is required. */
  @OptionalFlag() readonly requiresLegalRep?: boolean;
}
