import type { LifeStep } from '@rep13/contracts-agreements/constants';

/** The life of a mandate as one line of ticks: what is not recorded has none. */
export const LifeSteps = ({ steps }: { steps: readonly LifeStep[] }) => (
  <ol data-part="steps">
    {steps.map(({ name, state, when, meaning }) => (
      <li key={name} data-state={state}>
        <strong>{name}</strong>
        <span>{when}</span>
        <p>{meaning}</p>
      </li>
    ))}
  </ol>
);
