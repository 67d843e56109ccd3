import type { SignedAddendumView } from '@rep13/contracts-agreements';
import type { EntityManager } from 'typeorm';

interface Row extends Omit<SignedAddendumView, 'signedAt'> {
  readonly signedAt: Date;
}

/** What an agreement's view says of its addendum; undefined where none was signed. */
export async function signedAddendum(
  db: EntityManager,
  signupId: number,
): Promise<SignedAddendumView | undefined> {
  const [row] = await db.query<Row[]>(
    `select signed_at as "signedAt", text_sha256 as "textSha256", sha256 as "pdfSha256"
     from contact_point_addenda left join addendum_pdfs using (signup_id) where signup_id = $1`,
    [signupId],
  );
  return row && { ...row, signedAt: row.signedAt.toISOString() };
}
