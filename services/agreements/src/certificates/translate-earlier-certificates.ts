import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, UnitOfWork, whenDatabaseReady } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { TRANSLATED_INTO } from './certificate-translations.ts';
import { TRANSLATE_CERTIFICATE, type CertificateToTranslate } from './translate-certificate.job.ts';

/** At each start: valid certificates that lack a language get it. The job's key makes it one for each. */
@Injectable()
export class TranslateEarlierCertificates implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () =>
      this.unitOfWork.run(async ({ db, jobs }) => {
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
      }),
    );
  }
}
