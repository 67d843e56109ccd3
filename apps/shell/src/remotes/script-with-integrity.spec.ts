import { afterEach, describe, expect, it } from '@jest/globals';
import { scriptWithIntegrity } from './script-with-integrity.ts';

const ENTRY = 'https://rep13.test/admin/v1/remoteEntry.js';

afterEach(() => document.body.replaceChildren());

describe('scriptWithIntegrity', () => {
  it('demands the hash that the page names', () => {
    document.body.innerHTML =
      '<script type="application/json" id="integrity">{"/admin/v1/remoteEntry.js":"sha256-x"}</script>';
    expect(scriptWithIntegrity(ENTRY)).toMatchObject({ src: ENTRY, integrity: 'sha256-x' });
  });

  it('loads a script under development, where no hash is known', () => {
    expect(scriptWithIntegrity(ENTRY).integrity).toBeFalsy();
  });
});
