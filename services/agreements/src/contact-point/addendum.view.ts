import type { ContactPointAddendumView } from '@rep13/contracts-agreements';
import type { ContactPointAddendum } from './contact-point-addendum.entity.ts';
import { draftAddendum, type AddendumParticulars } from './draft-addendum.ts';

/** One that waits for the client. */
export const toAddendumView = (particulars: AddendumParticulars): ContactPointAddendumView => {
  const { title, parties, clauses, sha256 } = draftAddendum(particulars);
  return { title, parties, clauses, sha256, signed: null };
};

/** As it was signed. @throws if its text can no longer be written word for word. */
export function toSignedAddendumView(addendum: ContactPointAddendum): ContactPointAddendumView {
  const { particulars, textSha256, signupId, signerName: by, signerTitle: title, signedAt } = addendum;
  const view = toAddendumView(particulars);
  if (view.sha256 !== textSha256) throw new Error(`the addendum of ${signupId} is not what was signed`);
  return { ...view, signed: { by, title, at: signedAt.toISOString() } };
}
