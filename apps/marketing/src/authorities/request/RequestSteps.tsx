import type { Moment } from '@rep13/contracts-constants';
import { AUTHORITY_REQUEST } from '@rep13/content';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { CheckIcon, formatDateTime, isolated, Notice } from '@rep13/ui';
import { requestSteps, type RequestStep } from './request-steps.ts';
import classes from './request-steps.module.css';

const TEXTS = AUTHORITY_REQUEST.steps;
const PLACE_LABELS = { done: 'done', current: 'now', ahead: 'to come' } as const;

/** How far a request is, with the times that are known. */
export function RequestSteps({ request }: { request: AuthorityRequestStatusView }) {
  return (
    <>
      <ol className={classes.steps}>
        {requestSteps(request).map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      <Outcome request={request} />
      {request.state === 'awaiting_authority' && <Notice tone="waiting">{TEXTS.waiting}</Notice>}
    </>
  );
}

/** What was done, as it was recorded. Nothing is concluded from an answer alone. */
function Outcome({
  request: { state, outcome, effectAt, outcomeReason },
}: {
  request: AuthorityRequestStatusView;
}) {
  if (!outcome) return state === 'answered' ? <p className={classes.effect}>{TEXTS.answeredOnly}</p> : null;
  return (
    <div className={classes.effect}>
      <p>
        <span>{effectAt ? `${TEXTS.outcomes[outcome]}:` : `${TEXTS.outcomes[outcome]}.`}</span>{' '}
        {effectAt && <Time at={effectAt} />}
      </p>
      {outcomeReason && (
        <p className={classes.why}>
          {TEXTS.why}: {isolated(outcomeReason)}
        </p>
      )}
    </div>
  );
}

function Step({ name, place, at, by }: RequestStep) {
  return (
    <li data-place={place} aria-current={place === 'current' ? 'step' : undefined}>
      <span className={classes.sign} aria-hidden="true">
        {place === 'done' && <CheckIcon />}
      </span>
      <span>
        {name} <span className={classes.said}>({PLACE_LABELS[place]})</span>
      </span>
      <span className={classes.time}>
        {at && <Time at={at} />}
        {by && (
          <span>
            by <Time at={by} />
          </span>
        )}
      </span>
    </li>
  );
}

function Time({ at }: { at: Moment }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
