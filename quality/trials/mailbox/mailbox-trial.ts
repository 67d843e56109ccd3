import { runTasks } from '@rep13/commands/build';
import { runToEnd } from '@rep13/commands/run-to-end';
import { printed } from '@rep13/faults/check/verdict';
import { hasDovecot } from './dovecot.ts';
import { run } from './run.ts';

/** `npm run mailbox-trial`: two replicas that read a real IMAP server, while everything between them breaks. */
await runToEnd(async (signal) => {
  if (!(await hasDovecot())) {
    console.log('Skipped: there is no Dovecot. On Debian: apt-get install dovecot-imapd');
    return true;
  }
  const { ok, output } = await runTasks(['build', '-p', 'tag:type:service'], { signal });
  if (!ok) throw new Error(`The build failed.\n${output}`);
  const began = Date.now();
  const print = (line: string) =>
    console.log(`${String(Math.round((Date.now() - began) / 1_000)).padStart(4)} s  ${line}`);
  const { verdicts, dataDir, remove } = await run(print, signal);
  console.log(`\n${printed(verdicts)}\n`);
  const isBroken = verdicts.some(({ state }) => state === 'broken');
  if (isBroken) console.log(`Broken. Logs: ${dataDir}`);
  else await remove();
  return !isBroken;
});
