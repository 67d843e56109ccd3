const PATH_MAX = 100;
/** The first half of a character that was cut. */
const HALF_AT_END = /[\ud800-\udbff]$/;

/** A path as an answer repeats it: who made up its names may have made them as long as they liked. */
export const printablePath = (path: string): string =>
  path.length <= PATH_MAX ? path : `${path.slice(0, PATH_MAX - 1).replace(HALF_AT_END, '')}…`;
