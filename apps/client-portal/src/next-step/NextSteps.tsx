import { Loaded, Section, type Answer } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import { NextStepLine } from './NextStepLine.tsx';
import { nextSteps, type Standing } from './next-steps.ts';
import styles from './next-step.module.css';

type Known = Answer<Omit<Standing, 'now'>>;

/** On the overview: what there is for the client to do, or that there is nothing. */
export function NextSteps({ standing }: { standing: Known }) {
  return (
    <div className={styles.screenOnly}>
      <Section title="What to do next">
        <Loaded answer={standing} lines={2}>
          {(known) => <Lines standing={known} />}
        </Loaded>
      </Section>
    </div>
  );
}

/** On every other tab: only what there is to do, or that it could not be found out. */
export function OpenSteps({ standing }: { standing: Known }) {
  if (!standing.data && !standing.error) return null;
  return <Loaded answer={standing}>{(known) => <Lines standing={known} isOpenOnly />}</Loaded>;
}

function Lines({ standing, isOpenOnly }: { standing: Omit<Standing, 'now'>; isOpenOnly?: boolean }) {
  const steps = nextSteps({ ...standing, now: new Date(serverNow()) });
  const shown = isOpenOnly ? steps.filter(({ actions }) => actions.length > 0) : steps;
  if (shown.length === 0) return null;
  return (
    <div className={styles.lines} data-above={isOpenOnly ? '' : undefined}>
      {shown.map((step, index) => (
        <NextStepLine key={step.headline} step={step} isFirst={index === 0} />
      ))}
    </div>
  );
}
