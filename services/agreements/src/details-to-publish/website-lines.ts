import escapeHtml from 'escape-html';
import type { RepresentativeFacts } from './representative-facts.ts';

const HEADING = 'Legal representative in the European Union (Article 13 of the Digital Services Act)';
const WITH_CONTACT_POINT =
  'Legal representative in the European Union and point of contact for authorities (Articles 13 and 11 of the Digital Services Act)';

/** What we are to the client. */
interface Designated {
  readonly isContactPoint: boolean;
}

const headingOf = ({ isContactPoint }: Designated) => (isContactPoint ? WITH_CONTACT_POINT : HEADING);

/** What the client's website says about us, as plain text: lines that end with LF. */
export const websiteText = (
  { name, address, email, phone, languages }: RepresentativeFacts,
  designated: Designated,
): string =>
  [
    `${headingOf(designated)}:`,
    name,
    address,
    `Email: ${email}`,
    `Phone: ${phone}`,
    `Languages for authorities: ${languages}`,
  ].join('\n');

/**
 * The same as HTML for any place that takes a paragraph. It loads nothing, has no style of its own, and reads in its own
 * direction on pages that are written from right to left.
 */
export const websiteHtml = (
  { name, address, email, phone, phoneLink, languages }: RepresentativeFacts,
  designated: Designated,
): string =>
  [
    '<p lang="en" dir="ltr">',
    `${headingOf(designated)}:<br>`,
    `<strong><bdi>${escapeHtml(name)}</bdi></strong><br>`,
    `<bdi>${escapeHtml(address)}</bdi><br>`,
    `Email: <a href="${escapeHtml(mailLink(email))}">${escapeHtml(email)}</a><br>`,
    `Phone: <a href="${escapeHtml(phoneLink)}">${escapeHtml(phone)}</a><br>`,
    `Languages for authorities: ${escapeHtml(languages)}`,
    '</p>',
  ].join('\n');

/** A mailbox may hold characters that mean something else in an address, such as `?` and `&`. RFC 6068. */
const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
