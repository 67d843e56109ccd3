/** SHA-256 of a file, hexadecimal, computed here. @throws when the file can't be read, or the page came without https. */
export async function checksumOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
