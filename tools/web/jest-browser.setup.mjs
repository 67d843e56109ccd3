import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom lacks. */
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

Object.assign(globalThis, { TextDecoder, TextEncoder });
/** jsdom knows no pseudo-elements and complains at length when it is asked for one. */
function withoutPseudoElements() {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
}

if (typeof window !== 'undefined') {
  withoutPseudoElements();
  Object.assign(window, { ResizeObserver, MessageChannel, matchMedia, scrollTo() {} });
  Object.assign(window.Element.prototype, { scrollIntoView() {} });
}
