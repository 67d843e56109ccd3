/** Sentences about one side of the product, by what happened: an event's type without its version. */
export interface Sentences {
  /** Above their kinds where one is chosen. */
  readonly label: string;
  /**
   * What stands in brackets holds a `{value}` of the event; where the event has none it is left out, or is what stands
   * behind the `|`. So one text describes an event and all events of its kind.
   */
  readonly of: Readonly<Record<string, string>>;
}
