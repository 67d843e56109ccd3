/** Who told a fact, and when it is taken in. */
export interface Telling {
  readonly provider: string;
  readonly now: Date;
}
