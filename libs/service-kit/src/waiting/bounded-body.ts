/** The answer has more bytes than it may. */
export class BodyTooLong extends Error {}

interface Bounds {
  /** Of what is unpacked, so that a small packed body cannot become a large one. */
  readonly maxBytes: number;
  /** Ends the reading, also between two bytes of a server that drips them. */
  readonly signal: AbortSignal;
}

/** All bytes of an answer. @throws BodyTooLong; the reason of the signal. */
export async function boundedBody({ body }: Response, { maxBytes, signal }: Bounds): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue;
      size += value.length;
      if (size > maxBytes) throw new BodyTooLong(`longer than ${maxBytes} bytes`);
      parts.push(value);
    }
    signal.throwIfAborted();
    return Buffer.concat(parts);
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
