/**
 * A lint rule: what is declared is named in the field's words. Properties are left alone: those of contracts and rows cross
 * a border or are stored, and what is taken out of them may keep their name.
 */
const INSTEAD = {
  keep: 'save, store or record',
  keeps: 'saves, stores or records',
  kept: 'stored, saved or retained',
  keeping: 'saving or recording',
  tell: 'notify or report',
  tells: 'notifies or reports',
  told: 'notified or reported',
  telling: 'notifying or reporting',
  say: 'print or log',
  says: 'text or description',
  said: 'output, answer or summary',
  words: 'text or labels',
  nobody: 'none, unknown or anonymous',
  somebody: 'the role, such as client or sender',
  whoever: 'the role, such as client or sender',
  whom: 'recipient',
  anew: 'again',
  desk: 'queue or workspace',
  became: 'outcome',
};

/** Of searches. */
const OF_THE_FIELD = ['STOP_WORDS'];

/** `keptRows`, `KEPT_ROWS` and `rows_kept` have the part `kept`. */
const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

/** `const { toldAt } = event` */
const isTakenOut = ({ type, node, name }) =>
  type === 'ImportBinding' ||
  (name.parent?.type === 'Property' && name.parent.shorthand) ||
  (name.parent?.type === 'AssignmentPattern' && name.parent.parent?.shorthand) ||
  node.type === 'TSEnumMember';

export const fieldTerms = {
  meta: { type: 'suggestion', schema: [], messages: { odd: '{{name}}: the field says {{instead}}.' } },
  create(context) {
    const check = (name, node) => {
      if (OF_THE_FIELD.includes(name)) return;
      const word = partsOf(name).find((part) => Object.hasOwn(INSTEAD, part));
      if (word) context.report({ node, messageId: 'odd', data: { name, instead: INSTEAD[word] } });
    };
    return {
      'Program:exit'() {
        const { scopes } = context.sourceCode.scopeManager;
        const definitions = scopes.flatMap(({ variables }) => variables).flatMap(({ defs }) => defs);
        // A class is known outside and inside of itself.
        for (const name of new Set(definitions.filter((def) => !isTakenOut(def)).map(({ name }) => name)))
          check(name.name, name);
      },
      'MethodDefinition > Identifier.key'({ name, parent }) {
        check(name, parent);
      },
    };
  },
};
