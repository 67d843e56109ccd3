import { connect, type Socket } from 'node:net';

/** A request that comes in a few bytes at a time. */
export interface Trickle {
  readonly address: string;
  readonly path: string;
  readonly type: string;
  /** What its head says; never reached. */
  readonly length: number;
  readonly beginning: string;
  readonly bytesASecond: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A sender who takes its time. */
export interface Slow {
  /** 0 until it is answered. */
  status(): number;
  isClosed(): boolean;
  stop(): void;
}

const TICK_MS = 1_000;

/** Begins a POST and goes on with it until the product has had enough. */
export function begin(url: string, { address, path, type, length, ...given }: Trickle): Slow {
  const { port, host, origin } = new URL(url);
  let answer = '';
  let isClosed = false;
  const socket: Socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: address });
  const tick = setInterval(() => socket.write('x'.repeat(given.bytesASecond)), TICK_MS);
  socket
    .setEncoding('latin1')
    .on('data', (piece: string) => (answer += piece))
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
      clearInterval(tick);
    });
  const head = {
    Host: host,
    Origin: origin,
    'Content-Type': type,
    'Content-Length': length,
    ...given.headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${given.beginning}`);
  return {
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    isClosed: () => isClosed,
    stop: () => socket.destroy(),
  };
}
