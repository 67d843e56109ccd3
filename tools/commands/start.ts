import { readStackConfig, startStack } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { checkedBuild } from './configuration/checked-build.ts';
import { runToEnd, untilAborted } from './run-to-end.ts';
import { print, welcome } from './welcome.ts';

/** `npm start`: builds what has changed, starts everything, and stops it all at Ctrl-C. */
await runToEnd(async (signal) => {
  const config = readStackConfig(process.env);
  const build = await checkedBuild(config, signal);
  print('Building what has changed (the first time takes a minute or two) …');
  const stack = await startStack(config, { deployWeb: deployAll, build, print, signal });
  welcome(stack, config);
  await untilAborted(signal);
  print('Stopping …');
  await stack.stop();
  return true;
});
