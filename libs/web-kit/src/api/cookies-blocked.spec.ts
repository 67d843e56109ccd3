import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { blocksCookies } from './cookies-blocked.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a browser that blocks cookies', () => {
  it('says so', () => {
    expect(blocksCookies()).toBe(false);
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    expect(blocksCookies()).toBe(true);
  });

  it('as Chromium does: it says that it takes them, and refuses storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(navigator.cookieEnabled).toBe(true);
    expect(blocksCookies()).toBe(true);
  });
});
