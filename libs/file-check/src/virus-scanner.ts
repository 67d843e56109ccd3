import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { FileInfected, FileNotScanned } from './file-errors.ts';
import { askClamd } from './clamd.ts';

/** Less than FinishProviderUpload may take. */
const SCANNED_WITHIN_MS = 10_000;

/** ClamAV's daemon, where there is one: `CLAMD_URL`. */
@Injectable()
export class VirusScanner {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: { readonly CLAMD_URL?: string },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Without a scanner nothing is scanned. @throws FileInfected, FileNotScanned */
  async requireClean(bytes: Buffer): Promise<void> {
    const { CLAMD_URL } = this.config;
    if (!CLAMD_URL) return;
    const found = await askClamd(CLAMD_URL, bytes, SCANNED_WITHIN_MS).catch((error: unknown) => {
      this.logger.error({ err: error }, 'virus scanner: no answer, the file was not taken');
      throw new FileNotScanned();
    });
    if (found === 'infected') throw new FileInfected();
  }
}
