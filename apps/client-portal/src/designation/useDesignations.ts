import { list } from '@rep13/contracts-api-client/designation';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** Staff records what was done with a letter; it is not urgent to know. */
const REFRESH_MS = 60_000;

/** The letters about the own mandate, newest first. */
export const useDesignations = () => useClientApi(addressOf(list), REFRESH_MS);
