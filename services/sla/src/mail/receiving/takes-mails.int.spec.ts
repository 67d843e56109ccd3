import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { createServer, type AddressInfo } from 'node:net';
import { createServiceDatabase, eventually, memoryLog } from '@rep13/testing';
import { HOUR_MS } from '@rep13/contracts-constants';
import { GetAuthorityMail, GetMail, GetMailbox } from '@rep13/contracts-sla';
import { MailboxServer } from '../../../test/mailbox-server.ts';
import { sla as definition } from '../../service.ts';
import { startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { MailPieces } from '../storage/mail-pieces.ts';

const ADDRESS = 'authorities@rep13.example';
const mailOf = (id: string, text = 'Please remove it.') =>
  `Message-ID: <${id}@acm.example>\r\nFrom: Eva <eva@acm.example>\r\nTo: ${ADDRESS}\r\nSubject: Order ${id}\r\n` +
  `Date: Fri, 20 Nov 2026 09:00:00 +0000\r\n\r\n${text}\r\n`;

interface Row {
  readonly id: number;
  readonly sha256: string;
  readonly pieces: number;
  readonly copies: number;
  readonly junk: boolean;
}
const rowsOf = (sla: SlaUnderTest) =>
  sla.db.query<Row[]>(
    `select id, sha256, pieces, count(c.uid)::int as copies, bool_or(c.is_junk) as junk
     from inbound_mails m left join inbound_mail_copies c on c.mail_id = m.id group by id order by id`,
  );
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const stored = (sla: SlaUnderTest, ...mails: string[]) =>
  eventually(
    async () => {
      const found = (await rowsOf(sla)).map((row) => row.sha256);
      return mails.every((mail) => found.includes(sha256(mail)));
    },
    { fact: `${mails.length} mails were kept` },
  );

describe('a mailbox that is read', () => {
  let mailbox: MailboxServer;
  let sla: SlaUnderTest;
  let other: SlaUnderTest;
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  beforeAll(async () => {
    mailbox = await MailboxServer.start();
    database = await createServiceDatabase(definition);
    const replica = () => startSla({ MAIL_IN_URL: mailbox.url, DATABASE_URL: database.serviceUrl });
    sla = await replica();
    other = await replica();
    await eventually(async () => (await sla.call(GetMailbox, {})).state === 'connected', {
      fact: 'the mailbox answered',
    });
  });
  afterAll(async () => {
    await Promise.all([sla.stop(), other.stop()]);
    await mailbox.stop();
    await database.drop();
  });

  it('gives what comes, once for two replicas, and leaves alone what lay there before', async () => {
    const mails = ['one', 'two', 'three'].map((id) => mailOf(id));
    for (const mail of mails) mailbox.deliver(mail);
    await stored(sla, ...mails);
    expect((await rowsOf(sla)).map(({ copies }) => copies)).toEqual([1, 1, 1]);
    expect(await sla.call(GetMailbox, {})).toMatchObject({ state: 'connected', olderLeftAlone: 1, gone: 0 });
  });

  it('is read in its folder for spam too', async () => {
    const mail = mailOf('taken-for-spam');
    mailbox.deliver(mail, 'Spam');
    await stored(sla, mail);
    expect((await rowsOf(sla)).find((row) => row.sha256 === sha256(mail))).toMatchObject({ junk: true });
  });

  it('tells the same content from another under the same Message-ID', async () => {
    const again = mailOf('one', 'It is another order.');
    mailbox.deliver(mailOf('one'), 'Spam');
    mailbox.deliver(again);
    await stored(sla, again);
    const same = async () => (await rowsOf(sla)).find((row) => row.sha256 === sha256(mailOf('one')))?.copies;
    await eventually(async () => (await same()) === 2, { fact: 'the copy was noted' });
    expect(await rowsOf(sla)).toHaveLength(5);
  });

  it('loses and doubles nothing when all its uids change while it is away', async () => {
    const { port } = mailbox;
    const before = await rowsOf(sla);
    await mailbox.stop();
    mailbox = await MailboxServer.start(port);
    for (const id of ['one', 'two', 'three']) mailbox.deliver(mailOf(id));
    mailbox.renumber();
    const meanwhile = mailOf('while-away');
    const arrivedAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 2 * HOUR_MS);
    mailbox.deliver(meanwhile, 'INBOX', arrivedAt);
    await stored(sla, meanwhile);
    expect(await rowsOf(sla)).toHaveLength(before.length + 1);
    // Its 24 hours began when the mailbox had it, not when we could read it again.
    const [late] = await sla.db.query<{ id: number }[]>('select id from inbound_mails where sha256 = $1', [
      sha256(meanwhile),
    ]);
    const mail = await eventually(
      async () => {
        const read = await sla.call(GetMail, { mailId: late!.id });
        return read.state === 'waiting' && read;
      },
      { fact: 'the mail waits' },
    );
    expect(mail.dueAt).toBe(new Date(arrivedAt.getTime() + 24 * HOUR_MS).toISOString());
  });
});

it('a mailbox whose mails are moved has each in the other folder once it is kept, or where it was', async () => {
  const mailbox = await MailboxServer.start();
  const log = memoryLog('sla');
  const sla = await startSla({ MAIL_IN_URL: mailbox.url, MAIL_IN_MOVE_TO: 'Taken' }, undefined, log);
  try {
    await eventually(async () => (await sla.call(GetMailbox, {})).state === 'connected', {
      fact: 'the mailbox answered',
    });
    mailbox.deliver(mailOf('no-folder'));
    await eventually(() => log.text().includes('MAIL_IN_MOVE_TO: mails are kept but cannot be moved'), {
      fact: 'the missing folder was told',
    });
    expect(await rowsOf(sla)).toHaveLength(1);
    expect(mailbox.mailsIn('INBOX')).toHaveLength(2);

    mailbox.makeFolder('Taken');
    mailbox.breakConnections();
    mailbox.deliver(mailOf('folder'));
    const places = () =>
      sla.db.query<{ moved_to: string | null; moved_uid: string | null }[]>(
        'select moved_to, moved_uid from inbound_mail_copies order by uid',
      );
    await eventually(async () => (await places()).filter((place) => place.moved_uid).length === 2, {
      fact: 'both mails were moved',
    });
    const taken = mailbox.mailsIn('Taken');
    expect(taken.map(({ raw }) => sha256(raw))).toEqual([
      sha256(mailOf('no-folder')),
      sha256(mailOf('folder')),
    ]);
    expect(await places()).toEqual(taken.map(({ uid }) => ({ moved_to: 'Taken', moved_uid: `${uid}` })));
    expect(mailbox.mailsIn('INBOX').map(({ raw }) => raw)).toEqual([expect.stringContaining('from before')]);
  } finally {
    await sla.stop();
    await mailbox.stop();
  }
});

const unusedPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('a listener', () => {
  let sla: SlaUnderTest;
  let port: number;
  beforeAll(async () => {
    port = await unusedPort();
    sla = await startSla({ MAIL_IN_URL: `smtp://127.0.0.1:${port}`, MAIL_IN_PLUS: 'off' });
  });
  afterAll(() => sla.stop());
  const send = (raw: string, to: string | string[] = ADDRESS) =>
    createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
      envelope: { from: 'eva@acm.example', to },
      raw,
    });

  it('has a mail byte for byte once it says so, in pieces that are put together again', async () => {
    const large = mailOf('large', 'x'.repeat(70).concat('\r\n').repeat(40_000).trim());
    await send(large, `authorities+a-7kqm-2xrb.k3j5h2k4m7q2@rep13.example`);
    const [row] = await rowsOf(sla);
    expect(row).toMatchObject({ pieces: 3, copies: 1 });
    expect(sha256(await sla.app.get(MailPieces).bytesOf(row!))).toBe(row!.sha256);
    const [copy] = await sla.db.query<{ recipients: string[] }[]>(
      'select recipients from inbound_mail_copies',
    );
    expect(copy?.recipients).toEqual(['authorities+a-7kqm-2xrb.k3j5h2k4m7q2@rep13.example']);
    const [piece] = await sla.db.query<{ sealed: Buffer }[]>('select sealed from inbound_mail_pieces');
    expect(piece?.sealed.includes('xxxx')).toBe(false);
  });

  it('takes nothing for anybody else, relays nothing, and counts what it was sent twice once', async () => {
    await expect(send(mailOf('foreign'), 'eva@acm.example')).rejects.toMatchObject({ responseCode: 550 });
    await expect(send(mailOf('near'), 'authoritiesx@rep13.example')).rejects.toMatchObject({
      responseCode: 550,
    });
    await send(mailOf('twice'));
    await send(mailOf('twice'));
    expect((await rowsOf(sla)).map(({ copies }) => copies)).toEqual([1, 2]);
  });

  it('names no address with a tag where the mailbox gets none of its mails', async () => {
    const { authorityReference } = await sla.open({ email: 'eva@acm.example' });
    expect(await sla.call(GetAuthorityMail, { reference: authorityReference! })).toMatchObject({
      replyTag: expect.stringContaining(authorityReference!.toLowerCase()),
      hasNoTaggedAddress: true,
    });
  });

  it('asks the sender to try again when nothing can be kept', async () => {
    await sla.db.query('alter table inbound_mails rename to away');
    try {
      await expect(send(mailOf('away'))).rejects.toMatchObject({ responseCode: 451 });
    } finally {
      await sla.db.query('alter table away rename to inbound_mails');
    }
    await send(mailOf('away'));
    expect(await rowsOf(sla)).toHaveLength(3);
  });
});
