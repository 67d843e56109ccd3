import type { AddressInfo, Server, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** What the server has of a mailbox; its types come with no package. */
interface ImapServer {
  readonly server: Server;
  readonly folderCache: Record<
    string,
    { uidvalidity: number; uidnext: number; messages: { uid: number; raw: string }[] }
  >;
  readonly users: Record<string, { xoauth2: { accessToken: string } }>;
  createMailbox(folder: string, options: object): void;
  listen(port: number, host: string, listening: () => void): void;
  close(closed: () => void): void;
  appendMessage(folder: string, flags: string[], internalDate: Date, raw: Buffer | string): void;
}

/** A mailbox with a folder for spam, as a provider has it; a mail lies in it already. */
export class MailboxServer {
  private readonly sockets = new Set<Socket>();
  private isStopped = false;
  /** How often somebody has connected. */
  connections = 0;

  private constructor(private readonly imap: ImapServer) {
    imap.server.on('connection', (socket) => {
      // A connection accepted while it stopped is closed too, or it would never have stopped.
      if (this.isStopped) socket.destroy();
      this.connections += 1;
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start(port = 0): Promise<MailboxServer> {
    const imap = hoodiecrow({
      plugins: [
        'SASL-IR',
        'XOAUTH2',
        'ID',
        'IDLE',
        'SPECIAL-USE',
        'UNSELECT',
        'UIDPLUS',
        'MOVE',
        'LITERALPLUS',
        'NAMESPACE',
      ],
      users: { testuser: { password: 'testpass', xoauth2: { accessToken: 'testtoken' } } },
      storage: {
        INBOX: {
          messages: [{ raw: 'Subject: from before\r\n\r\nOld', internaldate: '14-Sep-2025 21:22:28 +0000' }],
        },
        '': { separator: '/', folders: { Spam: { 'special-use': '\\Junk' } } },
      },
    }) as ImapServer;
    await new Promise<void>((resolve) => imap.listen(port, '127.0.0.1', resolve));
    return new MailboxServer(imap);
  }

  /** For `MAIL_IN_URL`. */
  get url(): string {
    return this.urlWith('testpass');
  }

  urlWith(password: string): string {
    return `imap://testuser:${password}@127.0.0.1:${this.port}/INBOX`;
  }

  /** The one access token that it takes from now on. */
  takeToken(accessToken: string): void {
    this.imap.users['testuser']!.xoauth2.accessToken = accessToken;
  }

  get port(): number {
    return (this.imap.server.address() as AddressInfo).port;
  }

  deliver(raw: Buffer | string, folder = 'INBOX', at = new Date()): void {
    this.imap.appendMessage(folder, [], at, raw);
  }

  /** What lies in a folder, by uid. */
  mailsIn(folder: string): { uid: number; raw: string }[] {
    return this.imap.folderCache[folder]?.messages.map(({ uid, raw }) => ({ uid, raw })) ?? [];
  }

  makeFolder(folder: string): void {
    this.imap.createMailbox(folder, {});
  }

  breakConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** As a server does that was restored, or moved: every uid is another. @returns the new UIDVALIDITY. */
  renumber(folder = 'INBOX'): number {
    const box = this.imap.folderCache[folder];
    if (!box) throw new Error(`no folder ${folder}`);
    box.uidvalidity += 1;
    for (const [index, message] of box.messages.entries()) message.uid = index + 1_000;
    box.uidnext = 1_000 + box.messages.length;
    return box.uidvalidity;
  }

  /** Breaks every connection, as a server does that dies. */
  stop(): Promise<void> {
    this.isStopped = true;
    this.breakConnections();
    return new Promise((resolve) => this.imap.close(resolve));
  }
}
