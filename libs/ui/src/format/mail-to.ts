/** A link that writes to this address and does nothing else: what follows a `?` would add copies, a subject, a text. */
export function mailTo(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `mailto:${encoded(address)}`;
  return `mailto:${encoded(address.slice(0, at))}@${encoded(address.slice(at + 1))}`;
}

/** Half a character can't be encoded: it becomes the sign for an unknown one. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
