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

/** What every browser has, and jsdom has not or not whole. */
export function completed(window) {
  const { getComputedStyle } = window;
  Object.assign(window.Element.prototype, { scrollIntoView() {} });
  return Object.assign(window, {
    ...{ ResizeObserver, MessageChannel, matchMedia, scrollTo() {} },
    // It knows no pseudo-elements and complains at length when it is asked for one.
    getComputedStyle: (element) => getComputedStyle(element),
  });
}
