/**
 * Levels of a PAdES seal (ETSI EN 319 142-1), the lowest first: the signature alone; with a time stamp; with what is
 * needed to check it when the certificates have ended, and a time stamp over all of it.
 */
export const SEAL_LEVELS = ['B-B', 'B-T', 'B-LTA'] as const;
export type SealLevel = (typeof SEAL_LEVELS)[number];
