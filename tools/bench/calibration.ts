/** From a benchmark index on: how many times such a machine is slowed down, and how much faster means once more. */
const SCALE = [
  { from: 1300, times: 3, onceMore: 233 },
  { from: 800, times: 2, onceMore: 500 },
  { from: 150, times: 1, onceMore: 650 },
];

/**
 * How many times a machine must be slowed down to be the mid-tier phone that Lighthouse's scores are made for. Its
 * constant four is meant for an index of 1,533; a slower machine becomes a slower phone by it. The scale is that of
 * the calculator to which Lighthouse's documentation sends (docs/throttling.md, "Calibrating the CPU slowdown").
 * @param benchmarkIndex what Lighthouse found when it loaded the page
 */
export function slowdownFor(benchmarkIndex: number): number {
  const step = SCALE.find(({ from }) => benchmarkIndex >= from);
  return step ? step.times + (benchmarkIndex - step.from) / step.onceMore : 1;
}
