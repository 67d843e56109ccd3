import type { Moment } from '@rep13/contracts-constants';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { CheckIcon, isolated, Notice } from '@rep13/ui';
import { useDateTime, useTexts } from '../../language/useLanguage.ts';
import { requestSteps, type RequestStep } from './request-steps.ts';
import classes from './request-steps.module.css';

/** How far a request is, with the times that are known. */
export function RequestSteps({ request }: { request: AuthorityRequestStatusView }) {
  const { steps } = useTexts().request;
  return (
    <>
      <ol className={classes.steps}>
        {requestSteps(request).map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      <Outcome request={request} />
      {request.state === 'awaiting_authority' && <Notice tone="waiting">{steps.waiting}</Notice>}
    </>
  );
}

/** What was done, as it was recorded. Nothing is concluded from an answer alone. */
function Outcome({
  request: { state, outcome, effectAt, outcomeReason },
}: {
  request: AuthorityRequestStatusView;
}) {
  const texts = useTexts().request.steps;
  if (!outcome) return state === 'answered' ? <p className={classes.effect}>{texts.answeredOnly}</p> : null;
  return (
    <div className={classes.effect}>
      <p>
        <span>{effectAt ? `${texts.outcomes[outcome]}:` : `${texts.outcomes[outcome]}.`}</span>{' '}
        {effectAt && <Time at={effectAt} />}
      </p>
      {outcomeReason && (
        <p className={classes.why}>
          {texts.why}: {isolated(outcomeReason)}
        </p>
      )}
    </div>
  );
}

function Step({ name, place, at, by }: RequestStep) {
  const texts = useTexts().request.steps;
  return (
    <li data-place={place} aria-current={place === 'current' ? 'step' : undefined}>
      <span className={classes.sign} aria-hidden="true">
        {place === 'done' && <CheckIcon />}
      </span>
      <span>
        {texts[name]} <span className={classes.said}>({texts.places[place]})</span>
      </span>
      <span className={classes.time}>
        {at && <Time at={at} />}
        {by && (
          <span>
            {texts.by} <Time at={by} />
          </span>
        )}
      </span>
    </li>
  );
}

function Time({ at }: { at: Moment }) {
  return <time dateTime={at}>{useDateTime()(at)}</time>;
}
