import { Link } from '@rep13/web-kit/router';
import { StepIndicator } from '../frame/StepIndicator.tsx';
import { PROGRESS, stationsDone, type Answers, type CheckStep } from './check-steps.ts';
import styles from './check.module.css';

/** The way goes on with Results and Signup; its first four stations are shown. */
const STATIONS = ['Assessment', 'Service Check', 'Data Processing', 'Contact Info'] as const;

const STATION_OF: Record<CheckStep, number> = {
  question1: 0,
  question2: 1,
  question3: 2,
  'contact-form': 3,
  results: 4,
  'ready-to-signup': 5,
};

/** Breadcrumb, way home, stations and bar above each step of the check. */
export function CheckProgress({ step, answers }: { step: CheckStep; answers: Answers }) {
  const done = step === 'results' ? stationsDone(answers) : STATION_OF[step];
  return (
    <div className={styles.progress}>
      <div className={styles.ways}>
        <nav aria-label="Breadcrumb" className={styles.crumbs}>
          <ol>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li aria-current="page">Free Compliance Check</li>
          </ol>
        </nav>
        <Link to="/" className={styles.back}>
          <span aria-hidden="true">←</span> Back to Home
        </Link>
      </div>
      <StepIndicator
        label="Steps of the check"
        steps={STATIONS}
        current={STATION_OF[step]}
        done={STATIONS.slice(0, done)}
        notDone="skipped"
      />
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Progress of the check"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={PROGRESS[step]}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={PROGRESS[step]} height="1" />
        </svg>
      </div>
    </div>
  );
}
