import escapeHtml from 'escape-html';
import type { PublicMandateState } from '@rep13/contracts-agreements/constants';
import type { RepresentativeFacts } from './representative-facts.ts';

/** Twelve round dots on a circle of radius 18: dashes without length, a twelfth of the way round from each other. */
const DOTS = `0 ${((2 * Math.PI * 18) / 12).toFixed(3)}`;

/** What a badge shows of the mandate. */
export interface BadgeState {
  readonly colour: string;
  readonly label: string;
}

const GREEN = '#14703f';
const AMBER = '#9a5b00';
const GREY = '#5b6472';

const STATES: Readonly<Record<PublicMandateState, BadgeState>> = {
  in_force: { colour: GREEN, label: 'in force' },
  ending: { colour: AMBER, label: 'in force, ending' },
  run_off: { colour: GREY, label: 'mandate ended' },
  ended: { colour: GREY, label: 'mandate ended' },
};

/** Whose picture it is. */
interface Shown extends Pick<RepresentativeFacts, 'name'>, BadgeState {
  /** Whether we are the provider's point of contact of Article 11 DSA too. */
  readonly isContactPoint: boolean;
}

/** What we are to the provider, by the law's Articles. */
const articlesOf = (isContactPoint: boolean) =>
  isContactPoint ? 'Articles 11 and 13 DSA' : 'Article 13 DSA';

/** Green while in force, amber while ending, grey when over or unknown. */
export const badgeStateOf = (state: PublicMandateState | null): BadgeState =>
  state ? STATES[state] : { colour: GREY, label: 'not in the register' };

/**
 * A picture for the client's website as SVG, to be put into a page or kept as a file. It is whole in itself: no script,
 * no style sheet, nothing that is fetched. A line of the small text is short enough for the widest font. Who listens instead of looking hears the representative's name too.
 */
export function badge({ name, colour, label, isContactPoint }: Shown): string {
  const articles = articlesOf(isContactPoint);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="248" height="64" viewBox="0 0 248 64" role="img" aria-label="EU legal representative, ${articles}, ${label}: ${escapeHtml(name)}">`,
    '<rect x="0.5" y="0.5" width="247" height="63" rx="8" fill="#fbfaf7" stroke="#0f1b2d"/>',
    `<circle cx="34" cy="32" r="18" fill="none" stroke="#0f1b2d" stroke-width="5" stroke-linecap="round" stroke-dasharray="${DOTS}"/>`,
    `<circle cx="34" cy="32" r="7" fill="${colour}"/>`,
    '<g font-family="system-ui, sans-serif" fill="#0f1b2d">',
    '<text x="66" y="23" font-size="15" font-weight="600" textLength="168" lengthAdjust="spacingAndGlyphs">EU legal representative</text>',
    `<text x="66" y="39" font-size="12">${articles}</text>`,
    `<text x="66" y="54" font-size="12" font-weight="600" fill="${colour}">${label}</text>`,
    '</g>',
    '</svg>',
  ].join('\n');
}
