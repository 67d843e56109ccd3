/**
 * A lint rule: text beside a condition stands in an element of its own. A browser's translator takes the text nodes out
 * of a page and puts `<font>` in their place. React still holds the old node, and fails when that text has to go or
 * something has to come right before it (https://github.com/facebook/react/issues/11538).
 *
 * Whether a child is text, is an element, or may be missing follows from its type. What a component was handed as a
 * `ReactNode` may be anything and is taken for an element; that case, and what third-party components do with text, is left
 * to `apps/shell/src/translation/`.
 */
import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

const { StringLike, NumberLike, BigIntLike, Undefined, Null, BooleanLike, Void } = ts.TypeFlags;
const TEXT = StringLike | NumberLike | BigIntLike;
const NOTHING = Undefined | Null | BooleanLike | Void;

/** What a child can come to: text, nothing, an element. */
const STATIC_TEXT = { text: true, nothing: false, element: false };
const AN_ELEMENT = { text: false, nothing: false, element: true };
/** A translator leaves it alone. */
const BLANK = { text: false, nothing: false, element: false };

/** What `{value && <b />}` leaves of a value that is an empty text. */
const isFalsyText = ({ value }) => ['', 0].includes(value?.base10Value ? Number(value.base10Value) : value);

function outcomesOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  const outcomes = { text: false, nothing: false, element: false };
  for (const part of parts) {
    if (part.flags & NOTHING || isFalsyText(part)) outcomes.nothing = true;
    else if (part.flags & TEXT) outcomes.text = true;
    else outcomes.element = true;
    // A list can be empty, and grows.
    if (!(part.flags & TEXT) && part.getNumberIndexType()) outcomes.nothing = true;
  }
  const isAnyNode = outcomes.element && parts.some(({ flags }) => flags & BigIntLike);
  // Of all our types only `ReactNode` has both.
  return isAnyNode ? AN_ELEMENT : outcomes;
}

/** Whether a text among these children has to go, or something may have to come right before it. */
function faultOf(children, index) {
  const { text, nothing, element } = children[index];
  if (!text) return null;
  if (children.length > 1 && (nothing || element)) return 'goes';
  return children[index - 1]?.nothing ? 'follows' : null;
}

const isBlankLine = ({ type, value }) => type === 'JSXText' && /^\s*$/.test(value) && value.includes('\n');
const isComment = ({ expression }) => expression?.type === 'JSXEmptyExpression';
const isSpace = ({ type, value, expression }) =>
  /^\s*$/.test((type === 'JSXText' ? value : expression?.value) ?? 'x');

const WHY =
  "Give it an element of its own (<span>): a browser's translator replaces text nodes, and React then fails on the page.";

export const textOfItsOwn = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      goes: `This text comes and goes beside others. ${WHY}`,
      follows: `What stands before this text comes and goes. ${WHY}`,
      bare: `Text right in a fragment lies beside whatever the fragment lies beside. ${WHY}`,
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const look = (node) => {
      if (isSpace(node)) return BLANK;
      if (node.type === 'JSXText') return STATIC_TEXT;
      if (node.type !== 'JSXExpressionContainer') return AN_ELEMENT;
      return outcomesOf(services.getTypeAtLocation(node.expression));
    };
    const check = ({ type, children }) => {
      const shown = children.filter((node) => !isBlankLine(node) && !isComment(node));
      const seen = shown.map(look);
      shown.forEach((node, index) => {
        const isBare = type === 'JSXFragment' && seen[index].text;
        const messageId = faultOf(seen, index) ?? (isBare ? 'bare' : null);
        if (messageId) context.report({ node, messageId });
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
