import type { ReplacedKind } from '@rep13/contracts-agreements';

/** A document, rendered again. */
export interface Redrawn {
  readonly signupId: number;
  readonly kind: ReplacedKind;
  /** What people call it: the number of the agreement, the mandate or the invoice. */
  readonly number: string;
  readonly bytes: Buffer;
}

/** Who can render its documents again, as they were recorded; a provider of each subject that has some. */
export abstract class DocumentSource {
  /** The hashes of all that may be rendered again, as they were rendered first. */
  abstract readonly listed: string;

  /** @returns null where none of its documents was rendered with these bytes. */
  abstract redraw(sha256: string, versionNote: string): Promise<Redrawn | null>;
}
