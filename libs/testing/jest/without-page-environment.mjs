// So that packages are loaded as the specs with a page need them, whichever comes first in a worker.
import './page.mjs';

/** For specs of what runs on a server in a project that runs in browsers. */
export { default } from './one-realm-environment.mjs';
