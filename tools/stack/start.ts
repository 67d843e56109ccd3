import { buildAll } from './build.ts';
import { readStackConfig } from './config.ts';
import { startStack, type Stack } from './stack.ts';
import { stopSignal, untilAborted } from './stop-signals.ts';

const say = (line: string) => console.log(line);

function welcome({ url, mailUrl, oneTimePassword }: Stack, username: string): void {
  say(`Rep13 is ready: ${url}`);
  if (mailUrl) say(`Mail inbox: ${mailUrl}`);
  if (oneTimePassword) {
    say(
      `Admin: ${url}/admin/login as "${username}", one-time password: ${oneTimePassword} (not shown again)`,
    );
  }
}

async function main(asked: AbortSignal): Promise<void> {
  const config = readStackConfig(process.env);
  say('Building what has changed (the first time takes a minute or two) …');
  await buildAll(asked);
  const stack = await startStack(config, say, asked);
  welcome(stack, config.env['ADMIN_USERNAME'] ?? 'admin');
  await untilAborted(asked);
  say('Stopping …');
  await stack.stop();
}

const asked = stopSignal();
main(asked).then(
  () => process.exit(0),
  (error: unknown) => {
    if (asked.aborted) process.exit(0);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
