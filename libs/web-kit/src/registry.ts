/** What is deployed right now. Apart from the rest because it is read before anything shared is loaded. */
import type { RemoteErrorBody } from '@rep13/contracts-gateway';
import type { Address, Call } from '@rep13/contracts-operations';
import { apiGet, apiSend } from './api/api-client.ts';

export interface RegistryLine {
  version: string;
  /** Path of the script that makes the remote available. */
  entry: string;
  /** The variable under which that script does so. */
  global: string;
  /** The paths of its pages, such as `/signature/:signupId`; a remote under development does not say. */
  routes?: readonly string[];
}

export type Registry = Record<string, RegistryLine>;

/** Fetches a script again: a damaged copy would stay in the browser's cache for the year that scripts are kept. */
export async function refreshScript(url: string): Promise<void> {
  await fetch(url, { cache: 'reload' }).catch(() => undefined);
}

/** @throws {ApiError} when it can't be read */
export function loadRegistry(): Promise<Registry> {
  return apiGet('/remotes.json' as Address<Registry>);
}

/** By name, the version of the shell and of each remote that everybody gets; nothing for who has a preview open. */
export function releasedVersions(): Promise<Record<string, string>> {
  return apiGet('/versions.json' as Address<Record<string, string>>);
}

/** That a page shows an error card, for the release of that version. Who sees the card need not wait for it. */
export async function reportRemoteError(
  report: Call<RemoteErrorBody, unknown>,
  error: RemoteErrorBody,
): Promise<void> {
  await apiSend(report, error).catch(() => undefined);
}
