/**
 * A lint rule for texts that people read: one form of percent, money and duration, and none of the phrases that were
 * mended once (`docs/glossary.md`). Names, keys and what is computed are not looked at, only what is written out.
 */
const FORMS = [
  { form: /\d %(?!\w)/, instead: 'write 6%, without a space' },
  { form: /\bEUR\d|\bEUR \d{4}/, instead: 'write EUR 1,000, or use formatPrice' },
  { form: /\b\d+ ?(hrs?|mins|secs?)\b/, instead: 'write 8 h 22 min, or use formatDuration' },
  {
    form: /\b(is|are|was|were) said of\b|\bwhat came of\b|\bstands? here\b|\btakes? it up\b|\bworks on it\b|\bsees? to (it|this|that|them)\b/i,
    instead: 'say who does what, in the words of the field',
  },
];
/** After a value: `${percent} %` or `{percent} %`. */
const PERCENT_AFTER_A_VALUE = /^ %(?!\w)/;

const hasValueBefore = ({ parent }) => (parent.quasis ?? parent.children ?? []).length > 1;

export const writtenForms = {
  meta: { type: 'problem', schema: [], messages: { odd: '"{{found}}": {{instead}}.' } },
  create(context) {
    const check = (node, text) => {
      const after = hasValueBefore(node) && PERCENT_AFTER_A_VALUE.exec(text);
      if (after)
        context.report({ node, messageId: 'odd', data: { found: after[0], instead: FORMS[0].instead } });
      look(node, text);
    };
    const look = (node, text) => {
      for (const { form, instead } of FORMS) {
        const found = form.exec(text)?.[0];
        if (found) context.report({ node, messageId: 'odd', data: { found, instead } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (node) => check(node, node.value),
    };
  },
};
