import { chown, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  aptInstall,
  canUseApt,
  findBinary,
  freePort,
  LOOPBACK,
  startReady,
  unprivilegedOwner,
  type RunningProgram,
} from '@rep13/local-stack';
import { connect } from 'node:net';
import { dovecotConfig } from './dovecot-config.ts';

type Owner = Awaited<ReturnType<typeof unprivilegedOwner>>;

/** A folder of the mailbox: the one that mails come into, that for spam, and one that nobody reads. */
export type MailFolder = 'INBOX' | 'Junk' | 'Away';

/** Whether there is one, installed where it is missing and may be. */
export async function hasDovecot(): Promise<boolean> {
  if (!findBinary('dovecot') && canUseApt()) await aptInstall(['dovecot-imapd']);
  return findBinary('dovecot') !== undefined;
}

/** A real IMAP server of its own, as an unprivileged user. Mails come into it as files (Maildir), whether it runs or not. */
export class Dovecot {
  private running: RunningProgram | undefined;
  private delivered = 0;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly owner: Owner,
  ) {}

  static async prepare(folder: string): Promise<Dovecot> {
    const [port, owner] = [await freePort(), await unprivilegedOwner()];
    const dovecot = new Dovecot(folder, port, owner);
    await dovecot.own(folder);
    for (const name of ['', '.Junk', '.Away'])
      for (const sub of ['cur', 'new', 'tmp']) await dovecot.make(join('Mail', name, sub));
    await writeFile(dovecot.configFile, dovecotConfig({ folder, port, owner }));
    return dovecot;
  }

  /** For `MAIL_IN_URL`. */
  get url(): string {
    return `imap://authorities:secret@${LOOPBACK}:${this.port}/INBOX`;
  }

  async start(): Promise<void> {
    this.running = await startReady({
      name: 'dovecot',
      command: findBinary('dovecot') ?? 'dovecot',
      args: ['-F', '-c', this.configFile],
      owner: this.owner,
      answers: () => isOpen(this.port),
    });
  }

  /** kill -9 of all its processes at once. */
  async kill(): Promise<void> {
    this.running?.signal('SIGKILL');
    await this.running?.exited;
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** As its delivery agent does; `at` becomes the INTERNALDATE. @returns the file's name. */
  async deliver(raw: string, to: MailFolder, at: Date): Promise<string> {
    this.delivered += 1;
    const name = `${Math.floor(at.getTime() / 1_000)}.M${this.delivered}.trial`;
    const file = join(this.home(to), 'tmp', name);
    await writeFile(file, raw);
    await this.own(file);
    await utimes(file, at, at);
    await rename(file, join(this.home(to), 'new', name));
    return name;
  }

  /** Every mail of a folder, into another one. */
  async moveAll(from: MailFolder, to: MailFolder): Promise<number> {
    let moved = 0;
    for (const sub of ['cur', 'new'])
      for (const name of await readdir(join(this.home(from), sub))) {
        await rename(
          join(this.home(from), sub, name),
          join(this.home(to), 'new', name.split(':')[0] ?? name),
        );
        moved += 1;
      }
    return moved;
  }

  /** Mails that somebody has flagged, by their files' names: nobody who only reads does. */
  async flagged(): Promise<string[]> {
    const folders: MailFolder[] = ['INBOX', 'Junk'];
    const names = await Promise.all(folders.map((folder) => readdir(join(this.home(folder), 'cur'))));
    return names.flat().filter((name) => /:2,./.test(name));
  }

  /** Forgets every uid, as a restore does: each folder gets another UIDVALIDITY. Only while it is down. */
  async renumber(): Promise<void> {
    const home = join(this.folder, 'Mail');
    for (const name of await readdir(home, { recursive: true }))
      if (/(^|\/)dovecot[-.]/.test(name)) await rm(join(home, name), { force: true });
  }

  private get configFile(): string {
    return join(this.folder, 'dovecot.conf');
  }

  private home(folder: MailFolder): string {
    return join(this.folder, 'Mail', folder === 'INBOX' ? '' : `.${folder}`);
  }

  private async make(path: string): Promise<void> {
    let folder = this.folder;
    for (const part of path.split('/').filter(Boolean)) {
      folder = join(folder, part);
      await mkdir(folder, { recursive: true });
      await this.own(folder);
    }
  }

  private async own(path: string): Promise<void> {
    if (this.owner) await chown(path, this.owner.uid, this.owner.gid);
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, LOOPBACK, () => resolve(true));
    socket.once('data', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
