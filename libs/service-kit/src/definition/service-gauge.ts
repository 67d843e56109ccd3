/** A figure of a service's own tables that monitors ask for. All replicas say the same. */
export interface ServiceGauge {
  /** `rep13_…`, with its unit at the end where it has one. */
  readonly name: string;
  /** What a person reads about it. */
  readonly help: string;
  /** Gives one row with one number, `n`. Asked at each scrape: it must find its rows by an index. */
  readonly sql: string;
}
