import { AUTHORITY_REQUEST } from '@rep13/content';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { formatDateTime, withVisibleMarks } from '@rep13/ui';
import { Facts } from '../../register/Facts.tsx';

const { facts: TERMS, kinds } = AUTHORITY_REQUEST;

/** What the authority itself said of its request. */
export function RequestFacts({ request }: { request: AuthorityRequestStatusView }) {
  const { reference, ownReference, authorityName, kind, target, deadlineAt } = request;
  const rows = [
    [TERMS.reference, reference],
    [TERMS.ownReference, ownReference],
    [TERMS.authorityName, authorityName],
    [TERMS.kind, kinds[kind]],
    [TERMS.target, target],
    [TERMS.deadlineAt, deadlineAt && formatDateTime(deadlineAt)],
  ] as const;
  return (
    <Facts
      rows={rows.flatMap(([term, detail]) => (detail ? [[term, withVisibleMarks(detail)] as const] : []))}
    />
  );
}
