import { buildAll } from './build.ts';
import { runJourneys, runJourneysOnOwnStack } from './journeys.ts';
import { runToEnd } from './run-to-end.ts';

/** `npm run e2e [-- playwright options]`: on BASE_URL when it is set, else on a product of its own. */
await runToEnd(async (signal) => {
  const args = process.argv.slice(2);
  // Their steps import what is built, also where the product runs somewhere else.
  await buildAll(signal);
  if (process.env['BASE_URL']) return (await runJourneys(process.env, args, signal)).ok;
  return (await runJourneysOnOwnStack(args, signal)).ok;
});
