import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { Notice } from '@rep13/ui';
import { Letter } from './Letter.tsx';

/** The authority gets no mail: what the mails would say stands here, to be read out or printed. */
export function WithoutAddress({ request }: { request: AuthorityRequestView }) {
  const { receiptDraft, clarificationDraft } = request;
  if (receiptDraft === null) return null;
  return (
    <>
      <Notice tone="info">
        No mail address was given: the authority gets no receipt and no private link. Read the text out on the
        telephone, or print it.
      </Notice>
      <Letter title="Receipt" text={receiptDraft} />
      {clarificationDraft !== null && (
        <Letter title="Question for what is missing" text={clarificationDraft} />
      )}
    </>
  );
}
