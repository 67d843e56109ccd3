import type { SignedAddendumView } from '@rep13/contracts-agreements';
import type { EntityManager } from 'typeorm';
import { AddendumPdf } from './addendum-pdf.entity.ts';
import { ContactPointAddendum } from './contact-point-addendum.entity.ts';

/** What an agreement's view says of its addendum; undefined where none was signed. */
export async function signedAddendum(
  db: EntityManager,
  signupId: number,
): Promise<SignedAddendumView | undefined> {
  const addendum = await db.findOneBy(ContactPointAddendum, { signupId });
  if (!addendum) return undefined;
  const pdf = await db.findOneBy(AddendumPdf, { signupId });
  const { textSha256, signedAt } = addendum;
  return { signedAt: signedAt.toISOString(), textSha256, pdfSha256: pdf?.sha256 ?? null };
}
