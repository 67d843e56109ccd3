import type { PageContent } from './page-content.ts';

/** Less text than this, and programs in the page: what is shown comes later. */
const HARDLY_ANY_TEXT = 400;
/** "Loading" over and over counts once. */
const HARDLY_ANY_TOKENS = 25;
/** Scripts without blanks have few tokens, and many characters. */
const HARDLY_ANY_CHARACTERS = 40;
/** A page that keeps programs out has little other text. */
const CHALLENGE_TEXT_MAX = 3_000;
const CHALLENGES = [
  ...[
    'just a moment',
    'checking your browser',
    'attention required',
    'verify you are human',
    'verifying you are human',
  ],
  ...['are you a robot', 'access denied', 'ddos protection by', 'enable javascript and cookies to continue'],
  ...[
    'please complete the security check',
    'pardon our interruption',
    'request unsuccessful. incapsula',
    'unusual traffic',
  ],
];

/** A program in the page draws what it shows. */
export function needsBrowser({ hasScripts, hasEmptyRoot, text }: PageContent): boolean {
  if (!hasScripts) return false;
  const tokens = text.split(/\s+/).filter(Boolean);
  const letters = tokens.reduce((sum, word) => sum + word.length, 0);
  const isMonotonous = new Set(tokens).size < HARDLY_ANY_TOKENS && new Set(text).size < HARDLY_ANY_CHARACTERS;
  return hasEmptyRoot || letters < HARDLY_ANY_TEXT || isMonotonous;
}

/** The page of a firewall that wants to know whether a person asks, in place of the page of the site. */
export function isChallenge({ title, text }: PageContent): boolean {
  if (text.trim().length > CHALLENGE_TEXT_MAX) return false;
  const shown = `${title} ${text}`.toLowerCase().replace(/\s+/g, ' ');
  return CHALLENGES.some((phrase) => shown.includes(phrase));
}
