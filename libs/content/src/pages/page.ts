/** What a public page tells browsers and search engines about itself; the brand is appended to the title. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
  keywords: string;
}

/** A link inside the site. */
export interface PageLink {
  label: string;
  to: string;
}

/** A part of a page under its own heading. `id` lets links point to it: `/terms#fees`. */
export interface Section {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  links?: readonly PageLink[];
}

/** A page that is read from top to bottom. */
export interface TextPage extends PublicPage {
  heading: string;
  lead: string;
  sections: readonly Section[];
  /** What to do next; the first is the main button. */
  actions: readonly PageLink[];
}
