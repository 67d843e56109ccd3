import type { DesignationView } from '@rep13/contracts-agreements';
import { useClientApi } from '../session/useClientApi.ts';

/** Staff records what was done with a letter; it is not urgent to know. */
const REFRESH_MS = 60_000;

/** The letters about the own mandate, newest first. */
export const useDesignations = () => useClientApi<DesignationView[]>('/api/client/designation', REFRESH_MS);
