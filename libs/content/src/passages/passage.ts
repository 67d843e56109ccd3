/** A piece of a public page that can answer a question by itself. */
export interface Passage {
  /** Path of the page, with the anchor of the piece where it has one: `/terms#fees`. */
  path: string;
  /** What the page is called. */
  page: string;
  heading: string;
  text: string;
}
