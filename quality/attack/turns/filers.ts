import { must, taken, type Caller } from '../http/caller.ts';
import { form } from '../http/form.ts';
import { file, receiptOf, withLink, type Filed } from '../people/authorities.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const SECRET = 'what staff writes to an authority alone';

interface Status {
  readonly readsAnswers: boolean;
  readonly isSenderConfirmed: boolean;
}

interface Ticket {
  readonly id: number;
  readonly authorityReference: string | null;
}

/** The sender of an order may name another's mailbox: what is written to that mailbox is not for the sender. */
export async function readAsFiler(product: AttackedProduct, admin: Caller): Promise<Tally> {
  const tally = new Tally(
    'TURNS',
    'what the filer of an order reads and does, before and after it is confirmed',
  );
  const [stranger, officer] = [product.open('127.34.0.1'), product.open('127.34.0.2')];
  const filed = await file(stranger);
  const path = `/api/authority-requests/${filed.reference}`;
  const receipt = await receiptOf(product, filed);
  tally.add('mail', receipt.token === filed.token ? 'the mail holds the token of the filer' : undefined);

  const fileId = await writeToAuthority(admin, filed);
  const before = await withLink(stranger, filed.token, 'GET', path);
  const isBlind =
    before.status === 200 && !before.text.includes(SECRET) && !statusOf(before.text).readsAnswers;
  tally.add(before.status, isBlind ? undefined : `before it is confirmed the filer reads ${before.text}`);
  const download = await withLink(stranger, filed.token, 'GET', `${path}/files/${fileId}`);
  tally.add(download.status, download.status === 404 ? undefined : `the filer gets a file of staff`);
  const guess = await withLink(stranger, filed.token, 'POST', `${path}/confirm`, { code: 'A'.repeat(43) });
  tally.add(guess.status, guess.status === 404 ? undefined : `a guessed code is answered ${guess.status}`);

  const read = await withLink(officer, receipt.token, 'GET', path);
  tally.add(
    read.status,
    read.text.includes(SECRET) ? undefined : `its mailbox does not read what was written`,
  );
  const confirmed = await withLink(officer, receipt.token, 'POST', `${path}/confirm`, { code: receipt.code });
  const isConfirmed = confirmed.status === 200 && statusOf(confirmed.text).isSenderConfirmed;
  tally.add(confirmed.status, isConfirmed ? undefined : `its mailbox is answered ${confirmed.text}`);
  await tryAfterwards(stranger, filed, tally);
  return tally;
}

async function tryAfterwards(stranger: Caller, { reference, token }: Filed, tally: Tally): Promise<void> {
  const path = `/api/authority-requests/${reference}`;
  const sent = form('policy.pdf', Buffer.from('%PDF-1.7\n'));
  const headers = { ...sent.headers, Authorization: `Bearer ${token}` };
  const answers = {
    read: await withLink(stranger, token, 'GET', path),
    write: await withLink(stranger, token, 'POST', `${path}/messages`, { body: 'We withdraw the order.' }),
    upload: await stranger.ask('POST', `${path}/files`, { ...sent, headers }),
    confirm: await withLink(stranger, token, 'POST', `${path}/confirm`, { code: 'A'.repeat(43) }),
  };
  for (const [what, { status }] of Object.entries(answers))
    tally.add(
      status,
      status === 404 ? undefined : `after it is confirmed the filer's ${what} is answered ${status}`,
    );
}

const statusOf = (text: string): Status => JSON.parse(text) as Status;

/** A message to the authority with a file of staff. @returns the file's id */
async function writeToAuthority(admin: Caller, { reference }: Filed): Promise<string> {
  const tickets = await must<Ticket[]>(admin, 'GET', '/api/admin/sla-tickets?limit=50');
  const ticket = tickets.find(({ authorityReference }) => authorityReference === reference);
  if (!ticket) throw new Error(`Staff does not see the order ${reference}.`);
  const path = `/api/admin/sla-tickets/${ticket.id}`;
  const sent = form('answer.txt', Buffer.from(SECRET), 'text/plain');
  const { id } = taken<{ id: string }>(await admin.ask('POST', `${path}/files`, sent));
  await must(admin, 'POST', `${path}/messages`, { to: 'authority', body: SECRET, fileIds: [id] });
  return id;
}
