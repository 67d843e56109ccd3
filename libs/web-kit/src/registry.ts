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

/** Without a registry the shell still comes up and says for each page that it can't be shown. */
export async function loadRegistry(): Promise<Registry> {
  try {
    return await apiGet<Registry>('/remotes.json');
  } catch {
    return {};
  }
}
