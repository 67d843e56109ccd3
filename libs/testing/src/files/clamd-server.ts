import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server does with a file; `undefined` answers nothing. */
type Verdict = (bytes: Buffer) => string | undefined;

/** A server that takes files as clamd does, and answers what a test wants. */
export interface ClamdServer {
  readonly url: string;
  /** What it was sent, each file whole. */
  readonly scanned: Buffer[];
  answerWith(verdict: Verdict): void;
  stop(): Promise<void>;
}

export async function startClamd(): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let verdict: Verdict = () => 'stream: OK\0';
  const server = createServer((socket) => {
    sockets.add(socket);
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const file = mayEnd(chunks) && fileIn(Buffer.concat(chunks));
      if (!file) return;
      scanned.push(file);
      const answer = verdict(file);
      if (answer !== undefined) socket.end(answer, 'latin1');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    answerWith: (next) => (verdict = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Whether the last bytes are those of an empty piece: only then is it worth looking through all of them. */
const mayEnd = (chunks: readonly Buffer[]): boolean =>
  Buffer.concat(chunks.slice(-4)).subarray(-4).equals(Buffer.alloc(4));

const COMMAND = Buffer.from('zINSTREAM\0');

/** The file, once all of it has arrived. @throws Error for anything that clamd would not understand. */
function fileIn(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('no INSTREAM');
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}
