import type { Readable } from 'node:stream';
import { FILE_PART_BYTES } from '@rep13/contracts-onboarding';

/** The stream's bytes in parts of one size, the last as long as it is. Reads no further than is asked for. */
export async function* inParts(stream: Readable, partBytes = FILE_PART_BYTES): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes < partBytes) continue;
    let rest = Buffer.concat(held);
    for (; rest.length >= partBytes; rest = rest.subarray(partBytes)) yield rest.subarray(0, partBytes);
    held = [rest];
    heldBytes = rest.length;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
