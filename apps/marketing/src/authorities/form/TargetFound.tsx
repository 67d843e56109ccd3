import type { RegisterHitView } from '@rep13/contracts-agreements';
import { buttonStyle, Notice } from '@rep13/ui';
import { MandateStateBadge } from '../../register/MandateStateBadge.tsx';
import { useTexts } from '../../language/useLanguage.ts';
import { chosenFor, type Found } from './useTargetLookUp.ts';
import classes from './target-found.module.css';

interface TargetFoundProps {
  target: string;
  found: Found | undefined;
  onChoose: (hit: RegisterHitView) => void;
}

/** What the register says about whom the order is about; nothing it says stands in the way. */
export function TargetFound({ target, found, onChoose }: TargetFoundProps) {
  const chosen = chosenFor(target);
  const isAbout = found && found.asked === target.trim();
  return (
    <div role="status">
      {chosen && !isAbout && <Chosen hit={chosen} />}
      {isAbout && <Answer found={found} onChoose={onChoose} />}
    </div>
  );
}

function Chosen({ hit: { companyName, website, registerNumber, state } }: { hit: Partial<RegisterHitView> }) {
  const { form, register } = useTexts();
  return (
    <Notice tone="good">
      <p>
        {form.target.chosen} <b>{companyName}</b>
        <span>{`, ${website}, ${registerNumber}.`}</span>
      </p>
      {state && <MandateStateBadge state={state} name={register.states[state]} />}
    </Notice>
  );
}

function Answer({ found: { answer }, onChoose }: { found: Found; onChoose: (hit: RegisterHitView) => void }) {
  const { unread, unknown, more } = useTexts().form.target;
  if (answer === null) return <Notice tone="waiting">{unread}</Notice>;
  const { hits, matches } = answer;
  if (hits.length === 0) return <Notice tone="info">{unknown}</Notice>;
  return (
    <>
      {matches > hits.length && <Notice tone="info">{more(matches)}</Notice>}
      <Choices hits={hits} onChoose={onChoose} />
    </>
  );
}

interface ChoicesProps {
  hits: readonly RegisterHitView[];
  onChoose: (hit: RegisterHitView) => void;
}

function Choices({ hits, onChoose }: ChoicesProps) {
  const { form, register } = useTexts();
  const { choose } = form.target;
  return (
    <ul className={classes.hits}>
      {hits.map((hit) => (
        <li key={hit.registerNumber}>
          <p>
            <bdi>{hit.companyName}</bdi>
            <small>
              <bdi>{hit.website}</bdi> · {hit.registerNumber}
            </small>
          </p>
          <MandateStateBadge state={hit.state} name={register.states[hit.state]} />
          <button
            type="button"
            className={buttonStyle('secondary')}
            aria-label={`${choose}: ${hit.companyName}, ${hit.registerNumber}`}
            onClick={() => onChoose(hit)}
          >
            {choose}
          </button>
        </li>
      ))}
    </ul>
  );
}
