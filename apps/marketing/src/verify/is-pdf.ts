/** A PDF begins with this, or at least within its first kilobyte. */
const SIGN = '%PDF-';
const FIRST_BYTES = 1_024;

export async function isPdf(file: File): Promise<boolean> {
  const start = await file.slice(0, FIRST_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(start).includes(SIGN);
}
