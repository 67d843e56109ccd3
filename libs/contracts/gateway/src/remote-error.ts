import { IsIn, Matches } from 'class-validator';

/** Its code did not come or did not run; it is of another contract than the shell; its page broke while it was shown. */
export const REMOTE_ERROR_KINDS = ['load', 'contract', 'render'] as const;
export type RemoteErrorKind = (typeof REMOTE_ERROR_KINDS)[number];

/** Names of remotes and of their builds; whatever else would be counted for nobody. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{0,39}$/;
export const REMOTE_VERSION = /^[0-9a-f]{16}$/;

/** `POST /api/remote-errors`: the shell shows an error card in the place of a remote's page. Nothing of who sees it. */
export class RemoteErrorBody {
  @Matches(REMOTE_NAME) readonly remote!: string;
  @Matches(REMOTE_VERSION) readonly version!: string;
  @IsIn(REMOTE_ERROR_KINDS) readonly kind!: RemoteErrorKind;
}

/** `GET /api/remote-errors/{remote}/{version}`. */
export interface RemoteErrorsView {
  /** How many visitors saw an error card in the last ten minutes; each counts once. */
  readonly visitors: number;
  /** How many of them are accounts that were signed in; all others are networks of strangers. */
  readonly accounts: number;
}
