import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { GetMailbox, MailboxLost } from '@rep13/contracts-sla';
import { LOGGER } from '@rep13/service-kit';
import { eventually, memoryLog } from '@rep13/testing';
import { MailboxServer } from '../../../test/mailbox-server.ts';
import { startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { StoreMail } from '../storage/store-mail.service.ts';
import { FolderProgress } from './folder-progress.ts';
import { FolderReader } from './folder-reader.ts';
import { mailSourceOf } from './mail-in-url.ts';
import { MailboxService } from './mailbox.service.ts';

/** Before a server: once silent it takes what comes, and neither answers nor closes. */
async function silentBefore(port: number) {
  const sockets = new Set<Socket>();
  let silenced = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => {
        if (!silenced.has(from)) to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Those that are open now; a new connection is answered. */
    silence: () => void (silenced = new Set(sockets)),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a mailbox', () => {
  const log = memoryLog('sla');
  let mailbox: MailboxServer;
  let sla: SlaUnderTest;
  beforeAll(async () => {
    mailbox = await MailboxServer.start();
    sla = await startSla({ MAIL_IN_URL: mailbox.urlWith('wrong') }, undefined, log);
  });
  afterAll(async () => {
    await sla.stop();
    await mailbox.stop();
  });

  /** Reads a mailbox of that name beside the one of the service, which is impatient. */
  const readerOf = (name: string, port: number, given: object) => {
    const source = mailSourceOf(mailbox.url.replace(`${mailbox.port}`, `${port}`));
    if (source.kind !== 'imap') throw new Error('the mailbox is no mailbox');
    const timing = { noopMs: 100, idleMs: 200, silentMs: 1_000 };
    return new FolderReader({
      access: { source, ca: undefined, tokens: undefined, timing },
      name: { mailbox: name, folder: 'INBOX' },
      ...{ isJunk: false, firstDay: null, moveTo: undefined, reader: 'one' },
      storeMail: sla.app.get(StoreMail),
      progress: sla.app.get(FolderProgress),
      logger: sla.app.get(LOGGER),
      ...given,
    });
  };
  const subjectsOf = async (name: string) => {
    const mails = await sla.db.query<{ subject: string | null }[]>(
      `select m.subject from inbound_mail_copies c join inbound_mails m on m.id = c.mail_id
       where c.mailbox = $1 and m.state <> 'reading'`,
      [name],
    );
    return mails.map(({ subject }) => subject);
  };

  it('that refuses the password is asked once, by no other replica meanwhile, and staff is told at once', async () => {
    const leasedAgain = async () => {
      const rows = await sla.db.query<object[]>(
        `select from mail_folders where reader_until > refused_at + interval '16 seconds'`,
      );
      return rows.length === 1;
    };
    await eventually(leasedAgain, { fact: 'its lease was kept' });
    expect(mailbox.connections).toBe(1);
    expect(await sla.call(GetMailbox, {})).toMatchObject({ state: 'lost', lastAnswerAt: null });
    await sla.app.get(MailboxService).check();
    expect(await sla.published(MailboxLost)).toHaveLength(1);
    expect(log.text()).not.toContain('wrong');
  });

  it('that falls silent without closing is noticed, and read again', async () => {
    const between = await silentBefore(mailbox.port);
    let opened = 0;
    const reader = readerOf('silent', between.port, {
      onOpened: () => Promise.resolve(void (opened += 1)),
    });
    reader.start();
    await eventually(() => opened === 1, { fact: 'it was opened' });
    between.silence();
    mailbox.deliver('Subject: while it was silent\r\n\r\nDo something.\r\n');
    await eventually(async () => (await subjectsOf('silent')).length === 1, { fact: 'its mail came' });
    expect(opened).toBe(2);
    await reader.stop();
    await between.stop();
  });

  it('whose uids become others gives nothing of what was left alone, also where all that it has is old', async () => {
    const old = await MailboxServer.start();
    const today = new Date(new Date().toISOString().slice(0, 10));
    const read = async (until: () => Promise<boolean>, fact: string) => {
      const reader = readerOf('renumbered', old.port, { firstDay: today });
      reader.start();
      await eventually(until, { fact });
      await reader.stop();
    };
    const isOpenedAs = (uidValidity: number) => async () => {
      const rows = await sla.db.query<object[]>(
        `select from mail_folders where mailbox = 'renumbered' and checked_at is not null
         and uid_validity = $1 and again_since is null`,
        [uidValidity],
      );
      return rows.length === 1;
    };
    await read(isOpenedAs(old.renumber()), 'it was opened');
    await read(isOpenedAs(old.renumber()), 'it was opened with other uids');
    expect(await subjectsOf('renumbered')).toEqual([]);
    old.deliver('Subject: new\r\n\r\nDo something.\r\n');
    await read(async () => (await subjectsOf('renumbered')).length > 0, 'its mail came');
    expect(await subjectsOf('renumbered')).toEqual(['new']);
    await old.stop();
  });
});
