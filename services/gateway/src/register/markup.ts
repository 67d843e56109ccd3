const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For a text of HTML, and for an attribute between double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export const link = (href: string, text: string): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;

export const list = (part: string, items: readonly string[]): string =>
  `<ul data-part="${part}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
