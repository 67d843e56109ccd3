class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Delivers as a timer does: Node's own would keep the test run open, and fake timers could not steer it. */
class MessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

const matchMedia = (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

/** What decides whether an element is shown while no style sheet says more. */
const kindOf = ({ localName, type, hidden, open }) => [localName, type, hidden, open].join(' ');

/**
 * The styles of an element on a page without style sheets, as jsdom would compute them: its own, inherited visibility,
 * and how the browser lays out its kind. jsdom asks for that again for each element, with all its colours, which was a
 * tenth of what specs of screens took.
 */
function stylesWithoutSheets(window) {
  const { getComputedStyle } = window;
  const displays = new Map();
  const byItself = (element) => {
    const kind = kindOf(element);
    if (!displays.has(kind)) displays.set(kind, getComputedStyle(element).display);
    return displays.get(kind);
  };
  const computed = {
    display: (element) => element.style.display || byItself(element),
    visibility: (element) =>
      element.style.visibility ||
      (element.parentElement ? computed.visibility(element.parentElement) : 'visible'),
  };
  // jsdom knows no pseudo-elements and complains at length when it is asked for one.
  return (element) => {
    const valueOf = (name) => computed[name]?.(element) ?? element.style.getPropertyValue(name);
    const get = (own, name) =>
      name === 'getPropertyValue' ? valueOf : (computed[name]?.(element) ?? own[name]);
    return new Proxy(element.style, { get });
  };
}

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/** The labels of a field. jsdom looks through the whole page once for each label there is, whenever a field is looked for. */
function labels() {
  if (this.type === 'hidden') return null;
  const mayBeOfThis = (label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this));
  return [...this.ownerDocument.getElementsByTagName('label')].filter(
    (label) => mayBeOfThis(label) && label.control === this,
  );
}

/** What every browser has, and jsdom has not, not whole, or only slowly. */
export function completed(window) {
  Object.assign(window.Element.prototype, { scrollIntoView() {} });
  for (const name of LABELABLE) {
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      get: labels,
      configurable: true,
    });
  }
  const getComputedStyle = stylesWithoutSheets(window);
  return Object.assign(window, {
    ResizeObserver,
    MessageChannel,
    matchMedia,
    scrollTo() {},
    getComputedStyle,
  });
}
