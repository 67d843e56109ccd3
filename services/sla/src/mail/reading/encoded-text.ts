const WORD = /=\?([^?\s*]{1,60})(?:\*[^?\s]*)?\?([BbQq])\?([^?\s]*)\?=/g;

/**
 * A value of a head with its encoded words decoded (RFC 2047). Neighbours of one charset are joined first: mail programs
 * split them inside a character, although they may not.
 */
export function decodedText(value: string): string {
  const joined = value.replace(/(=\?[^?\s]+\?[BbQq]\?[^?\s]*\?=)\s+(?==\?)/g, '$1');
  const out: string[] = [];
  let bytes: Buffer[] = [];
  let charset = '';
  let end = 0;
  const flush = () => {
    if (bytes.length > 0) out.push(decode(Buffer.concat(bytes), charset));
    bytes = [];
  };
  for (const found of joined.matchAll(WORD)) {
    const [whole, named = '', encoding = '', text = ''] = found;
    if (found.index > end) {
      flush();
      out.push(joined.slice(end, found.index));
    }
    if (named.toLowerCase() !== charset) flush();
    charset = named.toLowerCase();
    bytes.push(/b/i.test(encoding) ? Buffer.from(text, 'base64') : quoted(text));
    end = found.index + whole.length;
  }
  flush();
  return out.join('') + joined.slice(end);
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
