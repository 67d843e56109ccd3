import { AddendumPdfMade } from '@rep13/contracts-agreements';
import { lockOne, type Scope } from '@rep13/service-kit';
import { IsNull } from 'typeorm';
import { AddendumPdf } from './addendum-pdf.entity.ts';
import { ContactPointAddendum } from './contact-point-addendum.entity.ts';

/** Announces the PDF of an addendum once: with its seal, or without one when that takes too long. */
export async function announceAddendum(
  { db, outbox }: Pick<Scope, 'db' | 'outbox'>,
  signupId: number,
  at: Date,
): Promise<void> {
  const pdf = await lockOne(db, AddendumPdf, { signupId, announcedAt: IsNull() });
  if (!pdf) return;
  await db.save(AddendumPdf, { ...pdf, announcedAt: at });
  const { particulars } = await db.findOneByOrFail(ContactPointAddendum, { signupId });
  const { agreementNumber } = particulars;
  outbox.add(AddendumPdfMade, {
    signupId,
    agreementNumber,
    sha256: pdf.sha256,
    madeAt: pdf.madeAt.toISOString(),
  });
}
