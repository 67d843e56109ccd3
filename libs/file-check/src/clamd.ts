import { connect, type NetConnectOpts } from 'node:net';

/** `tcp://host:port` or `unix:/path`. */
export const CLAMD_URL = /^(tcp:\/\/[^\s/:@]+:\d{1,5}|unix:\/\S+)$/;

/** A piece clamd takes at once. */
const PIECE_BYTES = 256 * 1024;
const ANSWER_MAX = 1_024;

/**
 * What ClamAV's daemon says about these bytes.
 * @throws Error when it is away, refuses the file, says something else, or takes longer.
 */
export async function askClamd(url: string, bytes: Buffer, withinMs: number): Promise<'clean' | 'infected'> {
  const answer = await exchange(addressOf(url), requestOf(bytes), withinMs);
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error('clamd did not say whether the file is clean');
}

function addressOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const [host, port] = url.slice('tcp://'.length).split(':');
  return { host: host!, port: Number(port) };
}

/** `INSTREAM`: each piece after its length, an empty one at the end. */
function requestOf(bytes: Buffer): Buffer {
  const pieces: Uint8Array[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    pieces.push(lengthOf(piece.length), piece);
  }
  return Buffer.concat([...pieces, lengthOf(0)]);
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}

/** Sends the request and reads one answer, up to its zero byte. */
function exchange(address: NetConnectOpts, request: Buffer, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const timer = setTimeout(() => socket.destroy(new Error('clamd took too long')), withinMs);
    let answer = '';
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\0');
      if (end !== -1) {
        resolve(answer.slice(0, end));
        socket.destroy();
      } else if (answer.length > ANSWER_MAX) socket.destroy(new Error('clamd said too much'));
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('clamd hung up'));
    });
  });
}
