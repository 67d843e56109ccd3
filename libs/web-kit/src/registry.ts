/** What is deployed right now. Apart from the rest because it is read before anything shared is loaded. */
import { apiGet } from './api/api-client.ts';

export interface RegistryLine {
  version: string;
  /** Path of the script that makes the remote available. */
  entry: string;
  /** The variable under which that script does so. */
  global: string;
}

export type Registry = Record<string, RegistryLine>;

/** @throws {ApiError} when it can't be read */
export function loadRegistry(): Promise<Registry> {
  return apiGet<Registry>('/remotes.json');
}
