import { readFile } from 'node:fs/promises';
import { MESSAGES } from '@rep13/contracts-constants';
import { passwordFault } from './password-fault.ts';

const ABOUT = ['Northwind Apps Inc.', 'DSA-ABC234', 'ada.byron@northwind.example', null];

describe('a new password', () => {
  it.each([
    'five quiet geese',
    'correct horse battery',
    'my 2 sunny gardens',
    'Žluťoučký kůň',
    '日本語のパスワード',
  ])('may be %j', async (password) => {
    expect(await passwordFault(password, ABOUT)).toBeUndefined();
  });

  it.each(['slipknot', 'SlipKnot', ' slipknot ', 'password1', 'Password123', 'welcome2026', 'qwertyuiop'])(
    'may not be what everybody tries first: %j',
    async (password) => {
      expect(await passwordFault(password, ABOUT)).toBe(MESSAGES.passwordCommon);
    },
  );

  it.each([
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'Summer2026!',
    'qwertzuiop123',
    'P@ssw0rd!2026',
    'geesegeesegeese',
    '19.11.1985',
    'a'.repeat(1_000),
  ])('may not be what a program guesses soon: %j', async (password) => {
    expect(await passwordFault(password, ABOUT)).toBe(MESSAGES.passwordGuessable);
  });

  it.each(['432cba-asd', '432CBAASD!', 'D5A-ABC234', 'n0rthw1nd2026'])(
    'may not be what is known of its owner, turned round or dressed up: %j',
    async (password) => {
      expect(await passwordFault(password, ABOUT)).toBeDefined();
    },
  );

  it('is judged as long as it may be without holding everything else up for it', async () => {
    const long = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(33 + ((index * 37) % 90)));
    expect(await passwordFault(long.join(''), ABOUT)).toBeUndefined();
  });

  it('may be none of at least ten thousand common ones that are long enough to be tried here', async () => {
    const text = await readFile(new URL('../../data/common-passwords.txt', import.meta.url), 'utf8');
    const common = text.trim().split('\n');
    expect(new Set(common).size).toBeGreaterThanOrEqual(10_000);
    for (const password of common) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(await passwordFault(password.toUpperCase(), [])).toBe(MESSAGES.passwordCommon);
    }
  });

  it.each([
    '        ',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0',
    '\u200b\u200b\u200b \u3000\t\u2060\ufeff',
  ])('may not be blanks alone: %j', async (password) => {
    expect(await passwordFault(password, ABOUT)).toBe(MESSAGES.passwordBlank);
  });

  it.each([
    'DSA-ABC234',
    'dsa-abc234!',
    'DSAABC234',
    'abc234abc234',
    'northwind apps inc.',
    'Northwind2026',
    'northwindappsinc1!',
    'ada.byron@northwind.example',
    'byron1815!',
    'Rep13Rep13',
    'rep13-2026',
  ])('may not be what strangers know of its owner or of us: %j', async (password) => {
    expect(await passwordFault(password, ABOUT)).toBe(MESSAGES.passwordKnown);
  });

  it('may hold a known word beside eight other characters', async () => {
    expect(await passwordFault('northwind keeps geese', ABOUT)).toBeUndefined();
  });

  it('is no better for a known word beside a common one', async () => {
    expect(await passwordFault('northwind slipknot', ABOUT)).toBe(MESSAGES.passwordCommon);
  });
});
