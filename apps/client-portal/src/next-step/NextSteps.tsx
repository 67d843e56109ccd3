import { Loaded, Section, type Answer } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import { tabPath } from '../frame/tabs.ts';
import type { NextStep } from './next-step.ts';
import { NextStepLine } from './NextStepLine.tsx';
import { nextSteps, type Standing } from './next-steps.ts';
import { StepLink } from './StepLink.tsx';
import styles from './next-step.module.css';

type Known = Answer<Omit<Standing, 'now'>>;

/** On the overview: what there is for the client to do, or that there is nothing. */
export function NextSteps({ standing }: { standing: Known }) {
  return (
    <div className={styles.screenOnly}>
      <Section title="What to do next">
        <Loaded answer={standing} lines={2}>
          {(known) => <Lines steps={stepsOf(known)} />}
        </Loaded>
      </Section>
    </div>
  );
}

/** On every other tab: in one line how much there is to do, or that it could not be found out. */
export function OpenSteps({ standing }: { standing: Known }) {
  if (!standing.data && !standing.error) return null;
  return <Loaded answer={standing}>{(known) => <Count steps={stepsOf(known)} />}</Loaded>;
}

function Count({ steps }: { steps: readonly NextStep[] }) {
  const [first, ...others] = steps.filter(({ actions }) => actions.length > 0);
  const action = first?.actions[0];
  if (!action) return null;
  const all = { to: tabPath('overview'), text: `${others.length} more: see what to do` };
  return (
    <p className={styles.count} role="status">
      <strong>{first.headline}</strong> <StepLink {...(others.length > 0 ? all : action)} />
    </p>
  );
}

/** The first one stands out, the others follow it in a line each. */
function Lines({ steps: [first, ...others] }: { steps: readonly NextStep[] }) {
  return (
    <>
      {first && <NextStepLine step={first} />}
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Also to do">
          {others.map(({ headline, text, actions }) => (
            <li key={headline}>
              <strong>{headline}</strong> <span>{text}</span>
              {actions.map((action) => (
                <StepLink key={action.to} {...action} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const stepsOf = (standing: Omit<Standing, 'now'>): NextStep[] =>
  nextSteps({ ...standing, now: new Date(serverNow()) });
