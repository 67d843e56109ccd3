/** What a page shows to who reads it without a browser. */
export interface PageContent {
  readonly title: string;
  readonly text: string;
  /** What its styles hide, after what it shows. */
  readonly textWithHidden: string;
  readonly links: readonly PageLink[];
  /** Other pages that are shown within it. */
  readonly frames: readonly string[];
  /** Where relative addresses start, if not at the page. */
  readonly base: string | null;
  /** The page that is shown in its place, by itself and soon. */
  readonly refresh: string | null;
  /** Its content may come later, by a program in it. */
  readonly hasScripts: boolean;
  /** The place where a program puts its content is there, and empty. */
  readonly hasEmptyRoot: boolean;
  /** All that may show a hidden text again is known: no program, and no style that is elsewhere or not understood. */
  readonly isWhole: boolean;
}

export interface PageLink {
  readonly href: string;
  readonly text: string;
}

/** Plain text is a page without links. */
export const plainContent = (text: string): PageContent => ({
  title: '',
  text,
  textWithHidden: text,
  links: [],
  frames: [],
  base: null,
  refresh: null,
  hasScripts: false,
  hasEmptyRoot: false,
  isWhole: true,
});
