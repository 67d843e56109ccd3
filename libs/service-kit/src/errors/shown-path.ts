const PATH_MAX = 100;

/** A path as an answer repeats it: who made up its names may have made them as long as they liked. */
export const shownPath = (path: string): string =>
  path.length <= PATH_MAX ? path : `${path.slice(0, PATH_MAX - 1).toWellFormed()}…`;
