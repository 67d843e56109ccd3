import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';

const { removeChild, insertBefore, appendChild, replaceChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
const { preserveTranslatedText } = await import('./translated-text.ts');

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
  if (nodeValue) Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
});

const fontWith = (...content: (Node | string)[]) => {
  const font = document.createElement('font');
  font.append(...content);
  return font;
};

/** As Chrome does it: the text node goes, its translation comes in two elements. */
const replaced = (text: Text) =>
  replaceChild.call(text.parentNode, fontWith(fontWith(text.data.toUpperCase())), text);
/** As others do it: the text node moves into an element. */
const moved = (text: Text) => {
  const font = document.createElement('font');
  replaceChild.call(text.parentNode, font, text);
  appendChild.call(font, text);
};

function translate(page: HTMLElement, each: (text: Text) => void): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.data.trim() && text.parentNode?.nodeName !== 'FONT') each(text);
}

/** What third-party components do: bare text that comes, goes and changes beside others. */
function Bare({ count, isOpen = false, names = [] }: { count: number; isOpen?: boolean; names?: string[] }) {
  return (
    <p>
      {isOpen && <b>open, </b>}
      {count > 0 ? `${count} orders` : <i>none</i>}
      {names.map((name) => ` ${name}`)}
    </p>
  );
}

describe.each([
  ['replaces text nodes', replaced],
  ['moves text nodes', moved],
])('a page under a translator that %s', (_how, each) => {
  it.each([
    ['is removed', { count: 0 }, 'none'],
    ['has something come before it', { count: 2, isOpen: true }, 'open, 2 orders'],
    ['changes', { count: 3 }, '3 orders'],
    ['is followed by more', { count: 2, names: ['a', 'b'] }, '2 orders a b'],
  ])('goes on when a bare text %s', (_what, props, text) => {
    preserveTranslatedText();
    const { container, rerender } = render(<Bare count={2} />);
    translate(container, each);
    rerender(<Bare {...props} />);
    expect(container.textContent?.toLowerCase()).toBe(text);
  });

  it('is translated anew and goes on changing', () => {
    preserveTranslatedText();
    const { container, rerender } = render(<Bare count={2} names={['a', 'b']} />);
    for (const names of [['b', 'a'], ['b'], ['c', 'b'], []]) {
      translate(container, each);
      rerender(<Bare count={2} isOpen={names.length === 1} names={names} />);
    }
    expect(container.textContent?.toLowerCase()).toBe('2 orders');
  });
});

it('a page without a translator is left alone', () => {
  preserveTranslatedText();
  const noise = jest.spyOn(console, 'error');
  const { container, rerender } = render(<Bare count={2} />);
  rerender(<Bare count={0} isOpen />);
  expect(container.innerHTML).toBe('<p><b>open, </b><i>none</i></p>');
  expect(noise).not.toHaveBeenCalled();
});
