import { pastBudget, printedTimes, spentIn } from './budgets.ts';

const OUTPUT = `
> nx run sla:test
Processor time of sla: 70 s
Tests:       1 passed, 1 total
> nx run gateway:test
Processor time of gateway: 301 s
`;

describe('the budgets of the projects', () => {
  const spent = spentIn(OUTPUT, { gateway: 300 });

  it('are compared with what each reporter printed', () => {
    expect(spent).toEqual([
      { project: 'gateway', seconds: 301, budget: 300 },
      { project: 'sla', seconds: 70, budget: 60 },
    ]);
    expect(printedTimes(spent)).toBe(
      "Processor time of the projects' tests: 371 s (gateway 301 of 300, sla 70 of 60)",
    );
  });

  it('fail the run when they are passed', () => {
    expect(pastBudget(spent)).toEqual([
      'gateway took 301 s of processor time, its budget is 300 s',
      'sla took 70 s of processor time, its budget is 60 s',
    ]);
    expect(pastBudget(spentIn(OUTPUT, { gateway: 302, sla: 70 }))).toEqual([]);
  });
});
