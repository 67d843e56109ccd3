import escapeHtml from 'escape-html';

export const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

export const list = (part: string, items: readonly string[]): string =>
  `<ul data-part="${part}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
