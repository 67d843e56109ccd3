import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { faultsOf, type Question } from './check-services.ts';

/** Prints what is wrong with a question, which comes as JSON on the standard input. */
const question = JSON.parse(await text(process.stdin)) as Question;
console.log((await faultsOf(question)).join('\n'));
process.exit(0);
