import type { Rule } from './options.ts';

/** One kind of thing that was tried, and what was answered. */
export class Tally {
  readonly faults: string[] = [];
  tried = 0;
  /** Something was measured that could not be judged: the machine was too busy. */
  isUndecided = false;
  private readonly answers = new Map<string, number>();
  private remark = '';

  constructor(
    readonly rule: Rule,
    readonly what: string,
  ) {}

  /** `fault` says in words what is wrong with this answer, if something is. */
  add(answer: number | string, fault?: string): void {
    this.tried += 1;
    const name = answer === 0 ? 'none' : `${answer}`;
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
    if (fault !== undefined) this.faults.push(`${this.what}: ${fault}`);
  }

  /** Figures beside the answers. */
  note(remark: string): void {
    this.remark = remark;
  }

  get answered(): string {
    const counts = [...this.answers].sort(([one], [other]) => one.localeCompare(other));
    return [counts.map(([answer, count]) => `${answer} ×${count}`).join(', '), this.remark]
      .filter(Boolean)
      .join('; ');
  }
}

/** What was wrong, the first of each kind first. */
export function faultsOf(tallies: readonly Tally[]): string[] {
  const most = Math.max(...tallies.map(({ faults }) => faults.length));
  return Array.from({ length: most }, (_, index) =>
    tallies.flatMap(({ faults }) => faults[index] ?? []),
  ).flat();
}

/** The table of what was tried and what was answered. */
export function printedTallies(tallies: readonly Tally[]): string {
  const ruleWidth = Math.max(4, ...tallies.map(({ rule }) => rule.length));
  const width = Math.max(...tallies.map(({ what }) => what.length));
  return tallies
    .map(({ rule, what, tried, answered, faults }) =>
      [
        ...[rule.padEnd(ruleWidth), what.padEnd(width), `${tried}`.padStart(6), ` ${answered}`],
        ...(faults.length > 0 ? [` ${faults.length} WRONG`] : []),
      ].join(' '),
    )
    .join('\n');
}
