/* Apart from the rest: it reads the contracts' reference, which only a test runner finds. */
export { CANARY, canaryOf } from './canary.ts';
export { warningsLog } from './warnings-log.ts';
