import type { NatsRecord } from '@nestjs/microservices';

const END_OF_JSON = 0;

/** What NATS hands over; `json()` reads all of it. */
export interface Message {
  readonly data: Uint8Array;
}

/** A command's payload or its answer, with what it has in `bytes` apart. */
export function withoutBytes(body: unknown): { bytes?: Uint8Array; rest: unknown } {
  if (typeof body !== 'object' || body === null || !('bytes' in body)) return { rest: body };
  const { bytes, ...rest } = body;
  return ArrayBuffer.isView(bytes) ? { bytes: bytes as Uint8Array, rest } : { rest: body };
}

/**
 * Bytes travel as they are, behind the JSON and a NUL, which JSON never has in it: in base64 they would be a third
 * more, and be read letter by letter. A message is never empty: that is how NATS says that nobody listens.
 */
export const withBytes = (json: NatsRecord['data'], bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(json as string), Buffer.of(END_OF_JSON), bytes]);

/** The packet of a message, and the bytes behind it. @throws when it is no JSON */
export function readMessage({ data }: Message): { packet: unknown; bytes?: Buffer } {
  const message = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = message.indexOf(END_OF_JSON);
  if (end < 0) return { packet: JSON.parse(message.toString()) };
  return { packet: JSON.parse(message.toString('utf8', 0, end)), bytes: message.subarray(end + 1) };
}

/** The bytes are a field of the payload or the answer again; of anything else they are nothing. */
export const joined = (body: unknown, bytes: Buffer | undefined): unknown =>
  bytes && typeof body === 'object' && body !== null ? { ...body, bytes } : body;
