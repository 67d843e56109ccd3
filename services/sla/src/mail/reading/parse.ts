import PostalMime, { type Email } from 'postal-mime';
import { LIMITS } from './limits.ts';

/** One mail taken apart. Mails in it stay whole: each is read by itself. @throws where a limit is met */
export const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: LIMITS.nesting,
    maxHeadersSize: LIMITS.allHeadsMax,
  });
