import type { LegalEntity } from '@rep13/contracts-legal-entity';

/** Where the built site is and under which address people see it. */
export interface WebOptions {
  /** Filled by `tools/web/deploy.ts`. */
  webRoot: string;
  /** Such as `https://rep13.example`; with https, browsers are told to stay there. */
  publicUrl: string;
  /** Who we are: every page says it. */
  entity: LegalEntity;
}

export const WEB_OPTIONS = Symbol('WEB_OPTIONS');
