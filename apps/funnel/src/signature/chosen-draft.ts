import type { AgreementDraftView } from '@rep13/contracts-agreements';

/** Pure: the text as the signer chose it, with or without the point of contact of Article 11 DSA. */
export function chosenDraft(draft: AgreementDraftView, contactPoint: boolean): AgreementDraftView {
  const { withoutContactPoint: without, clauses } = draft;
  if (contactPoint || !without) return draft;
  return {
    ...draft,
    clauses: clauses.map((clause) => (clause.number === without.clause.number ? without.clause : clause)),
    sha256: without.sha256,
  };
}
