/** What only the server knows of a page: it comes with the page itself. */
export interface PageAddition {
  readonly html: string;
  readonly language: string;
  /** What the living page would ask first, so that it begins with it; absent where that has to be asked again. */
  readonly data?: unknown;
  /** What links to the page show. */
  readonly card?: { readonly title: string; readonly description: string };
}
