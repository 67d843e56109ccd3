import { mendedAddress } from '@rep13/contracts-constants';
import { startConsent } from '@rep13/web-kit/consent-start';
import { ownersOf } from './remotes/owners-of.ts';
import { deployedRemotes, loadRemote } from './remotes/remotes.ts';
import { preserveTranslatedText } from './translation/translated-text.ts';

/**
 * The remote of the first page is loaded before React and the other shared modules: so the highest version
 * wins, the shell's or the remote's, and the first render has the page ready and replaces the prerendered one at once.
 */
async function start(): Promise<void> {
  await anotherTask();
  await loadFirst().catch(() => undefined);
  await anotherTask();
  const { render } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
  await anotherTask();
  await render();
}

async function loadFirst(): Promise<void> {
  const [owner] = ownersOf(window.location.pathname, await deployedRemotes());
  if (owner) await loadRemote(owner);
}

/** A mail filter may have turned the `#` of a link into `%23`; it is mended before anything reads the address. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  const mended = mendedAddress(pathname + search);
  if (mended) window.history.replaceState(window.history.state, '', mended + hash);
}

/** Each step keeps a slow phone busy long enough; a touch in between is answered. */
const anotherTask = () => new Promise((goOn) => setTimeout(goOn));

mendAddress();
startConsent();
preserveTranslatedText();
void start();
