import { afterEach, describe, expect, it } from '@jest/globals';
import { shortcutFor } from './shortcuts.ts';

const SHORTCUTS = [[{ key: 'a', label: 'Acknowledge', run: () => undefined }]];

function pressed(key: string, html = '', init: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild ?? document.body;
  let found: string | undefined;
  const listen = (event: KeyboardEvent) => (found = shortcutFor(event, SHORTCUTS)?.label);
  document.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a shortcut', () => {
  it('is found by its key', () => {
    expect(pressed('a')).toBe('Acknowledge');
    expect(pressed('b')).toBeUndefined();
    expect(pressed('a', '<button></button>')).toBe('Acknowledge');
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>'])('is none while typing in %s', (html) => {
    expect(pressed('a', html)).toBeUndefined();
  });

  it('is none with a key that means something to the browser', () => {
    expect(pressed('a', '', { ctrlKey: true })).toBeUndefined();
    expect(pressed('a', '', { metaKey: true })).toBeUndefined();
  });

  it('is none under a dialog', () => {
    expect(pressed('a', '<p></p><div role="dialog" aria-modal="true"></div>')).toBeUndefined();
  });
});
