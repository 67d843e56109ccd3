import { atEachStart } from '@rep13/service-kit';
import { RENDER_ADDENDUM_PDF } from './render-addendum-pdf.job.ts';

/** Addenda that were signed before they became PDFs get theirs. The job's key makes it one for each. */
export const RenderEarlierAddenda = atEachStart(async ({ db, jobs }) => {
  const without = await db.query<{ signupId: number }[]>(
    `select signup_id as "signupId" from contact_point_addenda
     where not exists (select from addendum_pdfs pdf where pdf.signup_id = contact_point_addenda.signup_id)`,
  );
  for (const { signupId } of without) jobs.enqueue(RENDER_ADDENDUM_PDF, `${signupId}`, { signupId });
});
