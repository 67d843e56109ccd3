import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom lacks. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
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
if (typeof window !== 'undefined') Object.assign(window, { ResizeObserver, matchMedia, scrollTo() {} });
