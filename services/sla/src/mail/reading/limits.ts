/** What may be read of one mail, so that none holds the service up. Sizes in bytes. */
export const LIMITS = {
  headMax: 256 * 1_024,
  allHeadsMax: 1_024 * 1_024,
  /** Of a head that is longer, enough for sender and subject. */
  headBeginning: 64 * 1_024,
  nesting: 30,
  mailsInMails: 5,
  parts: 100,
  htmlMax: 2 * 1_024 * 1_024,
  htmlDepth: 300,
  /** Characters. */
  textMax: 100_000,
} as const;
