const KIB = 1024;

/** The size of a file of so many bytes, such as "84 KB" or "1.2 MB"; never below "1 KB". */
export function formatSize(bytes: number): string {
  const kib = Math.max(1, Math.round(bytes / KIB));
  return kib < KIB ? `${kib} KB` : `${(kib / KIB).toFixed(1)} MB`;
}
