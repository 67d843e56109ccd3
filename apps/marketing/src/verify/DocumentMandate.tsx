import type { DocumentMandateView } from '@rep13/contracts-agreements';
import { VERIFY_PAGE } from '@rep13/content';

import { Link } from '@rep13/web-kit/router';
import { formatLegalTime } from '@rep13/web-kit';

const { mandate: TEXTS } = VERIFY_PAGE;

/** The mandate that a document is about as it stands now, and where the register has it. */
export function DocumentMandate({ mandate }: { mandate: DocumentMandateView }) {
  const { state, registerNumber, endsAt } = mandate;
  return (
    <p>
      {TEXTS.states[state]}
      {endsAt && <span>{` ${TEXTS.lastMoment} ${formatLegalTime(endsAt)}.`}</span>}
      {registerNumber && (
        <>
          {' '}
          <Link to={`/register/${registerNumber}`}>
            {TEXTS.entry} {registerNumber}
          </Link>
        </>
      )}
    </p>
  );
}
