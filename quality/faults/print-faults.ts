import type { PerformedFault } from './evidence.ts';
import type { Fault } from './plan/fault.ts';

const named = ({ at, kind, target, forMs }: Fault<string>) =>
  `${(at / 1_000).toFixed(1).padStart(6)} s  ${kind} ${target}${forMs > 0 ? ` for ${forMs} ms` : ''}`;

export function printedPlan(plan: readonly Fault<string>[]): string {
  const kinds = new Set(plan.map(({ kind }) => kind));
  return [`Plan: ${plan.length} faults of ${kinds.size} kinds`, ...plan.map(named)].join('\n');
}

export function printedFaults(faults: readonly PerformedFault[]): string {
  const done = faults.filter(({ isMissed }) => !isMissed);
  const kinds = new Set(done.map(({ kind }) => kind));
  const missed = faults.filter(({ isMissed }) => isMissed);
  return [
    `Done: ${done.length} faults of ${kinds.size} kinds`,
    ...missed.map((fault) => `missed:${named(fault)}: ${fault.note ?? ''}`),
  ].join('\n');
}
