import { rm } from 'node:fs/promises';
import { freePort, memoryFolder, privatePostgres, startReady } from '@rep13/local-stack';
import { audit } from './audit.ts';
import { pastBudget, printedTimes, spentIn } from './budgets.ts';
import { buildAll, runTasks } from './build.ts';
import { failuresIn } from './failures.ts';
import { runJourneysOnOwnStack } from './journeys.ts';
import { LONG_RUNS, runPrograms, SHORT_RUNS } from './programs.ts';
import { runToEnd } from './run-to-end.ts';
import { atLeastOneFailure, jestTotals, playwrightTotals, type Part } from './totals.ts';

/** Lint, types, what each project says that it depends on, and every unit and integration test, on one PostgreSQL for all projects. */
async function checkProjects(signal: AbortSignal): Promise<Part> {
  const folder = await memoryFolder('test');
  const postgres = await privatePostgres(folder, await freePort(), { durable: false });
  const running = await startReady(postgres.program);
  try {
    // A project waits for its servers a fifth of the time: three at once keep two cores busy.
    const env = { TEST_DATABASE_URL: postgres.url, JEST_WORKERS: '1', NX_PARALLEL: '3' };
    const { ok, output } = await runTasks(['lint-all', 'types-all', 'dependencies-all', 'test'], {
      loud: true,
      env,
      signal,
    });
    const spent = spentIn(output);
    console.log(printedTimes(spent));
    const past = pastBudget(spent);
    const totals = atLeastOneFailure(jestTotals(output), ok);
    return {
      passed: totals.passed,
      failed: totals.failed + past.length,
      failures: [...(ok ? [] : failuresIn(output)), ...past],
    };
  } finally {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function walkThroughBrowser(signal: AbortSignal): Promise<Part> {
  await buildAll(signal);
  const { ok, output } = await runJourneysOnOwnStack([], signal);
  return { ...atLeastOneFailure(playwrightTotals(output), ok), failures: ok ? [] : failuresIn(output) };
}

const sumOf = (parts: readonly Part[], count: 'passed' | 'failed') =>
  parts.reduce((sum, part) => sum + part[count], 0);

/** `npm test`: everything, with nothing started beforehand. The last lines name what failed, and the total. */
await runToEnd(async (signal) => {
  const projects = await checkProjects(signal);
  const journeys = await walkThroughBrowser(signal).catch((error: unknown): Part => {
    signal.throwIfAborted();
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
  });
  const holes = await audit({ signal });
  console.log(holes.summary);
  const programs = process.env['THOROUGH'] === 'true' ? [...SHORT_RUNS, ...LONG_RUNS] : SHORT_RUNS;
  const parts = [projects, journeys, holes, await runPrograms(programs, signal)];
  const failures = parts.flatMap((part) => part.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  const failed = sumOf(parts, 'failed');
  console.log(`\n${sumOf(parts, 'passed')} passed, ${failed} failed`);
  return failed === 0;
});
