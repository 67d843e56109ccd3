/** Nothing was written; the message says why and what to do. */
export class CannotGenerate extends Error {}
