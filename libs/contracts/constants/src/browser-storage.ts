/** Something that our pages store in a browser. */
interface BrowserStorage {
  /** How its names begin; the dot or hyphen at an end is followed by what it belongs to. */
  readonly names: readonly string[];
  readonly what: string;
  /** To be read after it: "Session: …". */
  readonly why: string;
  readonly until: string;
}

const TAB = 'until you close the tab';
const BROWSER = 'until you close the browser';
const CLEARED = 'until you clear it in your browser';

/** All of it, and the only place where it stands: /privacy prints it, and a test compares it with the code. */
export const BROWSER_STORAGE: readonly BrowserStorage[] = [
  {
    names: ['rep13'],
    what: 'Session cookie',
    why: 'keeps you signed in, and the steps of a registration together',
    until: BROWSER,
  },
  {
    names: ['rep13-visitor'],
    what: 'Visitor cookie',
    why: 'tells a form you sent twice from two forms, before you have a session',
    until: BROWSER,
  },
  {
    names: ['rep13-device-'],
    what: 'Cookie of a known browser, set when you sign in',
    why: 'lets us know this browser again, so that wrong passwords typed by strangers cannot lock you out of it',
    until: '180 days',
  },
  {
    names: ['rep13.preview'],
    what: 'Preview cookie, set by a link that we gave you',
    why: 'shows you a version of our pages that is not released yet',
    until: 'until the preview ends',
  },
  {
    names: ['rep13.consent'],
    what: 'Your choice about cookies',
    why: 'so that we do not ask on each page',
    until: '182 days',
  },
  {
    names: ['rep13.language'],
    what: 'The language that you chose on pages for authorities',
    why: 'so that these pages come in it again',
    until: CLEARED,
  },
  {
    names: ['rep13.later.'],
    what: 'A form that you put aside',
    why: 'so that you can go on with it later',
    until: '30 days, or until you have sent it',
  },
  {
    names: ['rep13.answer.'],
    what: 'Your unfinished answer to an order, in the client portal',
    why: 'so that nothing typed is lost',
    until: '30 days, or until you have sent it or thrown it away',
  },
  {
    names: ['rep13.draft.', 'rep13.check', 'rep13.prefilled-', 'rep13.signup'],
    what: 'What you typed, and which registration or order it belongs to',
    why: 'so that nothing is lost when a page is loaded again',
    until: TAB,
  },
  {
    names: ['rep13.attribution'],
    what: 'The campaign, the first page and the site that brought you here',
    why: 'for a registration; the click ID of an advertisement only with your consent',
    until: TAB,
  },
  {
    names: ['rep13.idempotency-scope'],
    what: 'A random number of the tab',
    why: 'so that what you send twice is done once',
    until: TAB,
  },
  {
    names: ['rep13.purchases'],
    what: 'Which payments were counted',
    why: 'so that none is counted twice',
    until: TAB,
  },
  {
    names: ['rep13.columns.'],
    what: 'Of our staff: which columns of a list are shown',
    why: 'so that the list looks the same again',
    until: CLEARED,
  },
  {
    names: ['rep13.single-keys'],
    what: 'Of our staff: that single keys do nothing',
    why: 'so that they stay turned off',
    until: CLEARED,
  },
  {
    names: ['rep13.second-factor-notice'],
    what: 'Of our staff: when the reminder of two-step verification was put off',
    why: 'so that it comes again a day later and not before',
    until: CLEARED,
  },
  {
    names: ['rep13.order-draft.'],
    what: 'Of our staff: what is typed about an order',
    why: 'so that nothing is lost when the page is loaded again',
    until: TAB,
  },
];

/** `Session cookie (rep13): keeps you signed in …; until you close the browser` */
export const browserStorageSentence = ({ names, what, why, until }: BrowserStorage): string =>
  `${what} (${names.map((name) => (/[.-]$/.test(name) ? `${name}…` : name)).join(', ')}): ${why}; ${until}`;
