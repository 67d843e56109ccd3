import { readStackConfig, startStack } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { buildAll } from './build.ts';
import { checkedStart } from './configuration/checked-start.ts';
import { runToEnd, untilAborted } from './run-to-end.ts';
import { print, welcome } from './welcome.ts';

/** `npm start`: builds what has changed, starts everything, and stops it all at Ctrl-C. */
await runToEnd(async (signal) => {
  const config = readStackConfig(process.env);
  const start = () => {
    print('Building what has changed (the first time takes a minute or two) …');
    return startStack(config, { deployWeb: deployAll, build: () => buildAll(signal), print, signal });
  };
  const stack = await checkedStart(config, start, signal);
  welcome(stack, config);
  await untilAborted(signal);
  print('Stopping …');
  await stack.stop();
  return true;
});
