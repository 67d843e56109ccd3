import { atEachStart } from '@rep13/service-kit';
import { TRANSLATED_INTO } from './certificate-translations.ts';
import { TRANSLATE_CERTIFICATE, type CertificateToTranslate } from './translate-certificate.job.ts';

/** Valid certificates that lack a language get it. The job's key makes it one for each. */
export const TranslateEarlierCertificates = atEachStart(async ({ db, jobs }) => {
  const lacking = await db.query<CertificateToTranslate[]>(
    `select mandate_id as "mandateId", version from certificates where revoked_at is null
       and (select count(*) from certificate_translations other
            where other.mandate_id = certificates.mandate_id and other.version = certificates.version
              and other.language = any ($1)) < $2`,
    [TRANSLATED_INTO, TRANSLATED_INTO.length],
  );
  for (const { mandateId, version } of lacking)
    jobs.enqueue(TRANSLATE_CERTIFICATE, `${mandateId}-${version}-${TRANSLATED_INTO.join('-')}`, {
      mandateId,
      version,
    });
});
