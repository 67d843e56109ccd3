import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, temporaryDataFolder } from '@rep13/local-stack';
import { collectTables } from '@rep13/faults/check/collect';
import { checkInboundMails } from '@rep13/faults/check/r14-inbound-mails';
import { judged, type Verdict } from '@rep13/faults/check/verdict';
import { MailServer } from '@rep13/faults/mail/mail-server';
import { query } from '@rep13/faults/product/database';
import { Replicas } from '@rep13/faults/product/replicas';
import { startTrialProduct, type TrialProduct } from '../product.ts';
import { Correspondence } from './correspondence.ts';
import { disturb } from './disturb.ts';
import { Dovecot } from './dovecot.ts';
import { latency } from './latency.ts';

export interface Run {
  readonly verdicts: readonly Verdict[];
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** Of the rest of the product nothing is asked. */
const NOTHING = {
  ...{ calls: [], faults: [], restarts: [], deliveries: [], pdfs: [], totals: {} },
  ...{ unfinished: [], ended: [], settledAfterMs: 0, slow: 1 },
};

/** The product with a second `sla`, and a mailbox of its own. */
export async function run(print: (line: string) => void, signal: AbortSignal): Promise<Run> {
  const dataDir = await temporaryDataFolder('mailbox');
  const mailDir = await temporaryDataFolder('dovecot');
  const remove = async () => {
    for (const folder of [dataDir, mailDir]) await rm(folder, { recursive: true, force: true });
  };
  const dovecot = await Dovecot.prepare(mailDir);
  const [mail, replicas] = [new MailServer(), await Replicas.prepare()];
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const [port, smtpUrl] = [await freePort(), await mail.listen()];
  let product: TrialProduct | undefined;
  try {
    await dovecot.start();
    const variables = { MAIL_IN_URL: dovecot.url };
    product = await startTrialProduct({ dataDir, port, admin, smtpUrl, variables, signal });
    await replicas.start(product.processes.known().filter(({ name }) => name === 'sla'));
    await untilOpen(product, signal);
    print('Two replicas, one mailbox');
    const letters = new Correspondence(dovecot);
    const { databaseUrl, processes } = product;
    const untilStored = (mails: number) =>
      leftAfter(databaseUrl, { mails, withinMs: STORED_WITHIN_MS, alsoRead: false }, signal);
    await disturb({ dovecot, replicas, letters, processes, print, untilStored }, signal);
    const all = { mails: letters.sent.length, withinMs: SETTLED_WITHIN_MS, alsoRead: true };
    const left = await leftAfter(databaseUrl, all, signal);
    print(await latency(letters, databaseUrl, signal));
    const verdicts = [
      checkInboundMails({ ...NOTHING, tables: await collectTables(databaseUrl), mails: letters.sent }),
      judged('M1', 'nothing in the mailbox is changed', `${letters.files} files`, await dovecot.flagged()),
      judged('M2', 'everything is read in the end', `${letters.sent.length} mails`, left),
    ];
    return { verdicts, dataDir, remove };
  } finally {
    await replicas.stop();
    await product?.stop();
    await dovecot.stop();
    await mail.stop();
  }
}

const POLL_MS = 500;
/** The lease of one that was killed ends first. */
const STORED_WITHIN_MS = 25_000;
/** So does its claim of the mail that it was reading. */
const SETTLED_WITHIN_MS = 180_000;

/** Both folders are open: what comes from now on is new. */
async function untilOpen({ databaseUrl }: TrialProduct, signal: AbortSignal): Promise<void> {
  const read = 'select count(*)::int as folders from sla.mail_folders where checked_at is not null';
  for (;;) {
    const [row] = await query<{ folders: number }>(databaseUrl, read);
    if (row?.folders === 2) return;
    await sleep(POLL_MS, undefined, { signal });
  }
}

/** Waits until so many mails are stored, or also read. @returns what is still to be done when the time is over. */
async function leftAfter(
  databaseUrl: string,
  wanted: { readonly mails: number; readonly withinMs: number; readonly alsoRead: boolean },
  signal: AbortSignal,
): Promise<string[]> {
  const open = `select count(*)::int as rows, count(*) filter (where state = 'reading')::int as reading
    from sla.inbound_mails`;
  const { mails, withinMs, alsoRead } = wanted;
  for (const until = Date.now() + withinMs; ;) {
    const [row] = await query<{ rows: number; reading: number }>(databaseUrl, open);
    if (row && row.rows >= mails && (row.reading === 0 || !alsoRead)) return [];
    if (Date.now() > until) return [`${row?.rows} of ${mails} mails are there, ${row?.reading} not read`];
    await sleep(POLL_MS, undefined, { signal });
  }
}
