import escapeHtml from 'escape-html';
import type { RepresentativeFacts } from './representative-facts.ts';

/**
 * The badge for a page that shows how the mandate stands: it is fetched from us, without cookies and without telling
 * which page it is on, and leads to the register.
 */
export function badgeHtml(
  { name }: Pick<RepresentativeFacts, 'name'>,
  publicUrl: string,
  registerNumber: string,
): string {
  const picture = `${publicUrl}/badge/${registerNumber}.svg`;
  const alt = `EU legal representative, Article 13 DSA: ${name}`;
  return [
    `<a href="${escapeHtml(`${publicUrl}/register/${registerNumber}`)}">`,
    `<img src="${escapeHtml(picture)}" width="248" height="64" alt="${escapeHtml(alt)}" referrerpolicy="no-referrer" loading="lazy">`,
    '</a>',
  ].join('');
}
