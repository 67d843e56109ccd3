import type { FactoryProvider } from '@nestjs/common';
import { SafeFetcher } from '@rep13/safe-fetch';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, SERVICE_CONFIG } from '@rep13/service-kit';

/** Who reads clients' pages. A test puts one in its place that reaches its own server. */
export const WEBSITE_FETCHER = Symbol('WEBSITE_FETCHER');

export const websiteFetcher: FactoryProvider<SafeFetcher> = {
  provide: WEBSITE_FETCHER,
  inject: [SERVICE_CONFIG, LEGAL_ENTITY],
  useFactory: ({ fetchDeny }: { readonly fetchDeny: readonly string[] }, { supportEmail }: LegalEntity) =>
    new SafeFetcher({ userAgent: `Rep13-PublicationWatch/1.0 (${supportEmail})`, deny: fetchDeny }),
};
