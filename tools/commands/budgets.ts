/**
 * Seconds of processor time that the tests of a project may take in `npm test`. Each is about two and a half times what they
 * took on a slow machine: noise does not pass it, a change that makes every spec file dearer does. Who adds takes away elsewhere,
 * or says in the change why the budget grows.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  gateway: 850,
  onboarding: 500,
  agreements: 700,
  admin: 400,
  generators: 350,
  notifications: 150,
  'client-portal': 150,
  sla: 400,
  'service-kit': 170,
  funnel: 90,
  tools: 140,
  commands: 110,
  marketing: 100,
  'web-build': 90,
};

/** A project without a line of its own. */
const SMALL = 60;

const TIME = /^Processor time of (\S+): (\d+) s$/gm;

/** What a project's tests took, beside what they may. */
export interface Spent {
  readonly project: string;
  readonly seconds: number;
  readonly budget: number;
}

/** Reads what every project's reporter has printed; the dearest first. Nothing where the system does not tell. */
export const spentIn = (output: string, budgets = BUDGETS): Spent[] =>
  [...output.matchAll(TIME)]
    .map(([, project = '', seconds]) => ({
      project,
      seconds: Number(seconds),
      budget: budgets[project] ?? SMALL,
    }))
    .toSorted((one, other) => other.seconds - one.seconds);

/** A line for the end of the run. */
export function printedTimes(spent: readonly Spent[]): string {
  const sum = spent.reduce((all, { seconds }) => all + seconds, 0);
  const each = spent.map(({ project, seconds, budget }) => `${project} ${seconds} of ${budget}`);
  return `Processor time of the projects' tests: ${sum} s (${each.join(', ')})`;
}

/** What fails the run. */
export const pastBudget = (spent: readonly Spent[]): string[] =>
  spent
    .filter(({ seconds, budget }) => seconds > budget)
    .map(
      ({ project, seconds, budget }) =>
        `${project} took ${seconds} s of processor time, its budget is ${budget} s`,
    );
