import { readStackConfig, startStack } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { buildAll } from './build.ts';
import { checkedStart } from './configuration/checked-start.ts';
import { runToEnd } from './run-to-end.ts';
import { servicesTouchedBy } from './touched.ts';
import { changes } from './watch.ts';
import { print, welcome } from './welcome.ts';

/** `npm run dev`: like `npm start`, then builds and takes over whatever is saved. A broken build changes nothing. */
await runToEnd(async (signal) => {
  const config = readStackConfig(process.env);
  const build = () => buildAll(signal);
  const start = () => startStack(config, { deployWeb: deployAll, build, print, signal });
  const stack = await checkedStart(config, start, signal);
  welcome(stack, config);
  try {
    for await (const files of changes(signal)) {
      print(`Changed: ${files.join(', ')}`);
      try {
        await buildAll(signal);
        await stack.renew(servicesTouchedBy(files));
        print('Ready.');
      } catch (error) {
        signal.throwIfAborted();
        print(error instanceof Error ? error.message : String(error));
      }
    }
  } finally {
    await stack.stop();
  }
  return true;
});
