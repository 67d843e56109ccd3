import escapeHtml from 'escape-html';
import { inReadingOrder } from '../single-line.ts';

/** Markup that is safe to put into a page. Only the `html` tag makes it. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | Html | readonly Html[];

const markupOf = (value: Value): string => {
  if (typeof value === 'string') return escapeHtml(inReadingOrder(value));
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join('');
};

/** HTML with values in it: text is escaped, always; only markup made by this tag goes in as it is. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((page, part, index) => page + markupOf(values[index - 1] ?? '') + part));
}
