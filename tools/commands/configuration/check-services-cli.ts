import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { faultOf } from './check-service.ts';

/** What is to be checked, as JSON on the standard input. */
export interface Question {
  /** By the service's name. */
  readonly environments: Readonly<Record<string, NodeJS.ProcessEnv>>;
  readonly isFirstStart: boolean;
}

/** Prints what is wrong, each thing once. */
const { environments, isFirstStart } = JSON.parse(await text(process.stdin)) as Question;
const faults = new Set<string>();
for (const [service, environment] of Object.entries(environments)) {
  const fault = await faultOf(service, environment, isFirstStart);
  for (const line of fault?.split('\n') ?? []) faults.add(line);
}
console.log([...faults].join('\n'));
process.exit(0);
