import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { withVisibleMarks } from '@rep13/ui';
import { useDateTime, useTexts } from '../../language/useLanguage.ts';
import { Facts } from '../../register/Facts.tsx';

/** What the authority itself said of its request. */
export function RequestFacts({ request }: { request: AuthorityRequestStatusView }) {
  const { facts, kinds } = useTexts().request;
  const dateTime = useDateTime();
  const { reference, ownReference, authorityName, kind, target, deadlineAt } = request;
  const rows = [
    [facts.reference, reference],
    [facts.ownReference, ownReference],
    [facts.authorityName, authorityName],
    [facts.kind, kinds[kind]],
    [facts.target, target],
    [facts.deadlineAt, deadlineAt && dateTime(deadlineAt)],
  ] as const;
  return (
    <Facts
      rows={rows.flatMap(([term, detail]) => (detail ? [[term, withVisibleMarks(detail)] as const] : []))}
    />
  );
}
