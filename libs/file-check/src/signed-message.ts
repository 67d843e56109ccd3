/** DER or BER of `signedData`, RFC 5652, and of `data`. */
const SIGNED_DATA = Buffer.from('2a864886f70d010702', 'hex');
const DATA = Buffer.from('2a864886f70d010701', 'hex');
const TAG = {
  oid: 0x06,
  octets: 0x04,
  piecedOctets: 0x24,
  sequence: 0x30,
  content: 0xa0,
} as const;
const DEPTH_MAX = 24;
/** Elements that are walked over: a message whose content comes in pieces has some thousands. */
const ELEMENTS_MAX = 200_000;

interface Element {
  readonly tag: number;
  /** Of what it holds. */
  readonly start: number;
  readonly end: number;
  /** Where the next one begins. */
  readonly next: number;
}

class Malformed extends Error {}

/** What a CMS message signs; null where it signs something that is not in it; undefined for all other bytes. */
export function signedContentOf(bytes: Buffer): Buffer | null | undefined {
  try {
    return new BerReader(bytes).signedContent();
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads no further than the bytes, no deeper than any message is, and ends. */
class BerReader {
  private elements = 0;

  constructor(private readonly bytes: Buffer) {}

  signedContent(): Buffer | null {
    const root = this.at(0, this.bytes.length, 0);
    if (root.tag !== TAG.sequence || root.next !== this.bytes.length) throw new Malformed();
    const [type, body] = this.childrenOf(root);
    if (!this.is(type, TAG.oid, SIGNED_DATA) || body?.tag !== TAG.content) throw new Malformed();
    const [signed] = this.childrenOf(body);
    if (signed?.tag !== TAG.sequence) throw new Malformed();
    // Version, digest algorithms, and what is signed.
    const [, , encapsulated] = this.childrenOf(signed);
    if (encapsulated?.tag !== TAG.sequence) throw new Malformed();
    const [contentType, content] = this.childrenOf(encapsulated);
    if (!this.is(contentType, TAG.oid, DATA)) throw new Malformed();
    if (!content) return null;
    const [octets] = this.childrenOf(content);
    if (!octets) throw new Malformed();
    return this.octetsOf(octets, 0);
  }

  private octetsOf(element: Element, depth: number): Buffer {
    if (element.tag === TAG.octets) return this.bytes.subarray(element.start, element.end);
    if (element.tag !== TAG.piecedOctets || depth > DEPTH_MAX) throw new Malformed();
    return Buffer.concat(this.childrenOf(element).map((piece) => this.octetsOf(piece, depth + 1)));
  }

  private is(element: Element | undefined, tag: number, value: Buffer): boolean {
    return element?.tag === tag && this.bytes.subarray(element.start, element.end).equals(value);
  }

  private childrenOf({ start, end }: Element, depth = 0): Element[] {
    const children: Element[] = [];
    for (let at = start; at < end;) {
      const child = this.at(at, end, depth);
      children.push(child);
      at = child.next;
    }
    return children;
  }

  private at(at: number, end: number, depth: number): Element {
    this.elements += 1;
    if (depth > DEPTH_MAX || this.elements > ELEMENTS_MAX || at + 2 > end) throw new Malformed();
    const tag = this.bytes.readUInt8(at);
    const first = this.bytes.readUInt8(at + 1);
    if (first === 0x80) return this.open(tag, at + 2, end, depth);
    const more = first < 0x80 ? 0 : first & 0x7f;
    if (more > 4) throw new Malformed();
    const start = at + 2 + more;
    const length = more === 0 ? first : this.bytes.readUIntBE(at + 2, more);
    if (start + length > end) throw new Malformed();
    return { tag, start, end: start + length, next: start + length };
  }

  /** One whose length is not said: it ends with two zeros among its elements. */
  private open(tag: number, start: number, end: number, depth: number): Element {
    let at = start;
    while (this.bytes.readUInt16BE(at) !== 0) at = this.at(at, end, depth + 1).next;
    if (at + 2 > end) throw new Malformed();
    return { tag, start, end: at, next: at + 2 };
  }
}
