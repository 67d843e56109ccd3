import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import vm from 'node:vm';
import { completed } from './missing-in-jsdom.mjs';

const require = createRequire(import.meta.url);
const { JSDOM, VirtualConsole } = require('jsdom');

/** What stays Node's: the language, its timers (jest's fake ones replace them), and what works as well. */
const NODES_OWN = new Set([
  ...Object.getOwnPropertyNames(vm.runInNewContext('globalThis')),
  ...['constructor', 'console', 'performance', 'crypto', 'structuredClone', 'queueMicrotask', 'global'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder'],
]);
/** Node's that no browser has, or that no test may reach. */
const HIDDEN = ['setImmediate', 'clearImmediate', 'fetch'];
const ITSELF = ['window', 'self', 'frames', 'parent', 'top'];

const window = completed(makeDom().window);
const { document, history } = window;
failTestWithError();
const listeners = watchListeners();
const globals = globalsOfPage();
loadPackages();

function makeDom() {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => console.error(error));
  return new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
}

/** What a handler throws, as in a page nobody hears it; unless the test listens itself. */
function failTestWithError() {
  window.addEventListener('error', ({ error }) => {
    if (error && !listeners.has('error')) process.emit('uncaughtException', error);
  });
}

/** Listeners of what outlives a spec file, so that they don't. */
function watchListeners() {
  const added = [];
  const shared = new Set([window, document, document.documentElement, document.head, document.body]);
  const { addEventListener } = window.EventTarget.prototype;
  window.EventTarget.prototype.addEventListener = function (...given) {
    const target = this ?? window;
    if (shared.has(target)) added.push([target, ...given]);
    return addEventListener.apply(target, given);
  };
  return {
    has: (type) => added.some(([target, heard]) => target === window && heard === type),
    remove: () => added.splice(0).forEach(([target, ...given]) => target.removeEventListener(...given)),
  };
}

function globalsOfPage() {
  const found = {};
  for (let holder = window; holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!NODES_OWN.has(name)) found[name] ??= globalOf(holder, name);
    }
  }
  for (const name of ITSELF) found[name] = holding(globalThis);
  for (const name of HIDDEN) found[name] = holding(undefined);
  return found;
}

function globalOf(holder, name) {
  const { value, get } = Object.getOwnPropertyDescriptor(holder, name);
  if (get) {
    const set = (next) => void (window[name] = next);
    return { get: () => window[name], set, configurable: true, enumerable: true };
  }
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  return holding(isMethod ? value.bind(window) : value);
}

function holding(value) {
  return { value, writable: true, configurable: true, enumerable: true };
}

/** Some ask once, when they are loaded, whether there is a page; whichever spec file comes first, there is one. */
function loadPackages() {
  const takeAway = showPage();
  // React leaves marks for a profiler where the console takes them, and jest's, which comes later, does not.
  const { timeStamp } = console;
  console.timeStamp = undefined;
  // antd's styles, unmade: no test reads one, and making them was half of what a test of a screen cost.
  replacePackage('@ant-design/cssinjs-utils', './antd-without-styles.stub.cjs');
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const antd = dependencies.antd ? ['antd'] : [];
  for (const name of ['react-dom/client', '@testing-library/react', ...antd]) require(name);
  console.timeStamp = timeStamp;
  takeAway();
}

function replacePackage(name, stub) {
  const path = require.resolve(name);
  require.cache[path] = Object.assign(new Module(path), { exports: require(stub), loaded: true });
}

/**
 * Makes Node's global object that of a page, as jsdom makes it.
 * @returns puts back what was there, with all that was changed meanwhile, and empties the page
 */
export function showPage() {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  Object.defineProperties(globalThis, globals);
  return () => {
    emptyPage();
    for (const name of Object.getOwnPropertyNames(globalThis)) putBack(name, before[name]);
  };
}

function putBack(name, before) {
  const now = Object.getOwnPropertyDescriptor(globalThis, name);
  if (!now.configurable) return;
  if (!before) delete globalThis[name];
  else if (before.value !== now.value || before.get !== now.get)
    Object.defineProperty(globalThis, name, before);
}

function emptyPage() {
  listeners.remove();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  history.replaceState(null, '', '/');
  for (const owner of [document, history, window.navigator, window.location]) forgetOwn(owner);
}

/** What a test has set over the prototype's. */
function forgetOwn(owner) {
  for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    if (configurable) delete owner[name];
  }
}
