import { afterEach, describe, expect, it } from '@jest/globals';
import { openedVersions } from './opened-versions.ts';

const [A, B] = ['0123456789abcdef', 'fedcba9876543210'];

afterEach(() => document.body.replaceChildren());

describe('openedVersions', () => {
  it('reads them off the scripts that the page may run', () => {
    const hashes = {
      [`/shell/${A}/main.js`]: 'x',
      [`/client-portal/${B}/a.js`]: 'x',
      [`/client-portal/${B}/b.js`]: 'x',
    };
    document.body.innerHTML = `<script type="application/json" id="integrity">${JSON.stringify(hashes)}</script>`;
    expect(Object.fromEntries(openedVersions())).toEqual({ shell: A, 'client-portal': B });
  });

  it('knows of none where somebody develops, whose page names no hashes', () => {
    expect(openedVersions().size).toBe(0);
  });
});
