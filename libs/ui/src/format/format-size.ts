const KIB = 1024;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The size of a file of so many bytes, such as "84 KB" or "1.2 MB"; never below "1 KB". */
export function formatSize(bytes: number, locale = 'en-GB'): string {
  const kib = Math.max(1, Math.round(bytes / KIB));
  return kib < KIB ? `${kib} KB` : `${new Intl.NumberFormat(locale, ONE_DIGIT).format(kib / KIB)} MB`;
}
