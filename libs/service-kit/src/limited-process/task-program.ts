import { pathToFileURL } from 'node:url';

/** Which function is called, and with what. */
export interface Task {
  readonly path: string;
  readonly name: string;
  readonly argument: unknown;
}

/** What it gave or threw. `isLast`: the process ends over it. */
export type Answer = { readonly result: unknown } | { readonly error: unknown; readonly isLast?: true };

type Functions = Readonly<Record<string, (argument: unknown) => unknown>>;

/** The program of a limited process: one task after the other, as they are sent. */
process.on('message', (task: Task) => void answerTo(task));
process.on('uncaughtException', (error) => {
  process.send?.({ error, isLast: true } satisfies Answer, () => process.exit(1));
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches all processes of a terminal: when this one ends is its service's to say.
process.on('SIGINT', () => undefined);

async function answerTo({ path, name, argument }: Task): Promise<void> {
  try {
    const functions = (await import(pathToFileURL(path).href)) as Functions;
    send({ result: await functions[name]?.(argument) });
  } catch (error) {
    send({ error });
  }
}

function send(answer: Answer): void {
  try {
    process.send?.(answer);
  } catch {
    const reason = 'error' in answer ? String(answer.error) : 'its result cannot be sent';
    process.send?.({ error: new Error(reason) } satisfies Answer);
  }
}
