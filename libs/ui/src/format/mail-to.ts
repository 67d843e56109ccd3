/** A link that writes to this address and does nothing else: what follows a `?` would add copies, a subject, a text. */
export function mailTo(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `mailto:${encodeURIComponent(address.toWellFormed())}`;
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)].map((part) =>
    encodeURIComponent(part.toWellFormed()),
  );
  return `mailto:${name}@${domain}`;
}
