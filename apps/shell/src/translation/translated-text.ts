/**
 * A browser's translator takes the page's text nodes out and puts `<font>` in their place. React keeps the old nodes: it
 * fails when it removes one or puts something before it, and a text that changes is written where nobody sees it
 * (https://github.com/facebook/react/issues/11538). So a text node that React turns to is put back in its place first;
 * the translator meets it there as a new one.
 *
 * This is the second line, for what third-party components do and for text that changes. The first is the lint rule
 * `rep13/text-of-its-own`.
 */
export function preserveTranslatedText(): void {
  const inPlaceOf = new WeakMap<Node, Element>();
  const remember = (records: readonly MutationRecord[]): void => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font) removedNodes.forEach((node) => isText(node) && inPlaceOf.set(node, font));
    }
  };
  const changes = new MutationObserver(remember);
  changes.observe(document, { childList: true, subtree: true });

  turnedToBy((node) => {
    if (!isText(node)) return;
    remember(changes.takeRecords());
    const font = node.isConnected ? outermostFontAround(node) : inPlaceOf.get(node);
    if (font?.isConnected) font.replaceWith(node);
    inPlaceOf.delete(node);
  });
}

/** Nothing of ours is one: HTML has done without it since version 4. */
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isText = (node: unknown): node is Text => node instanceof Text;

/** Some translators leave the text node in their element. */
function outermostFontAround(node: Node): Element | undefined {
  let outermost: Element | undefined;
  for (let around = node.parentNode; isFont(around); around = around.parentNode) outermost = around;
  return outermost;
}

/** Calls `putBack` before the ways in which React changes a page take hold of a node. */
function turnedToBy(putBack: (node: unknown) => void): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    putBack(node);
    if (before && before.parentNode !== this) putBack(before);
    return insertBefore.call(this, node, before) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    return appendChild.call(this, node) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
