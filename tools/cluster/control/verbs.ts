import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What may be done to a host. */
export const VERBS = ['kill', 'freeze', 'cut', 'mend'] as const;
export type Verb = (typeof VERBS)[number];

export const isVerb = (word: string): word is Verb => VERBS.some((verb) => verb === word);

/** Where the launcher listens, closed to other users. */
export const controlSocket = (dataDir: string): string => join(dataDir, 'secrets/control.sock');

/** Has the running launcher do it, and gives what it says. @throws when none runs, or with its refusal. */
export function askCluster(dataDir: string, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: controlSocket(dataDir), path: `/${parts.join('/')}` }, (answer) => {
      void text(answer).then(
        (text) => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))),
        reject,
      );
    });
    asked.once('error', () => reject(new Error('No cluster runs here. Start one: npm run cluster')));
    asked.end();
  });
}
