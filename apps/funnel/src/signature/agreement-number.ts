/** The number the browser proposes, `DSA-YYYYMM-` and four digits; the server allocates the one that counts. */
export function proposedAgreementNumber(now: Date): string {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
  return `DSA-${month}-${digits}`;
}
