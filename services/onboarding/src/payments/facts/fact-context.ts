/** Who told a fact, and when it is taken in. */
export interface FactContext {
  readonly provider: string;
  /** When the provider was asked: what happened here since, it could not know. */
  readonly askedAt: Date;
  readonly now: Date;
  /** Where the representative is: there the days of a notice are counted. */
  readonly timeZone: string;
}
