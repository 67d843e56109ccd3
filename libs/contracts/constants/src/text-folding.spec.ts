import { describe, expect, it } from '@jest/globals';
import { foldKeys, foldText } from './text-folding.ts';

/** Each row is one text, typed with other keys. */
const TYPED: readonly (readonly string[])[] = [
  ['İSTANBUL YAZILIM A.Ş.', 'istanbul yazilim A.Ş', 'İstanbul yazılım A.Ş.', 'ISTANBUL YAZILIM A.S\u0327.'],
  ['O’Reilly', "o'reilly", 'O´Reilly', 'OʼREILLY', 'OReilly'],
  ['Al\u2011Futtaim', 'al-futtaim', 'AL–FUTTAIM', 'Al−Futtaim', 'Al－Futtaim'],
  ['STRASSE', 'straße', 'Straẞe'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['Acme, Inc. Ltd', 'acme inc ltd', 'ACME, INC.,  LTD.'],
  ['株式会社、 X', '株式会社 x'],
  ['“Quoted”', '"quoted"', 'quoted', '«Quoted»'],
  ['Ze\u200bro\u00ad', 'zero', 'ＺＥＲＯ', '\u202azero\u202c'],
  ['mu\u0308ller', 'müller', 'MÜLLER'],
];
const ACCENTED: readonly (readonly string[])[] = [
  ['Müller', 'muller'],
  ['Łódź', 'lodz'],
  ['οδός', 'ΟΔΟΣ'],
  ['Ísland Øst Þór', 'island ost thor'],
];
const forms = (fold: (text: string) => string, texts: readonly string[]) => new Set(texts.map(fold)).size;

describe('folded text', () => {
  it.each(TYPED)('is one of %s and of what was typed with other keys', (...texts) => {
    expect([forms(foldText, texts), forms(foldKeys, texts)]).toEqual([1, 1]);
  });

  it.each(ACCENTED)('is one of %s and of what has no accents, except to decide whose it is', (...texts) => {
    expect([forms(foldText, texts), forms(foldKeys, texts)]).toEqual([1, 2]);
  });

  it.each([
    'ada.byron@acme.example',
    'dsa-abc234',
    'acme.example/a?b=c',
    '100%_\\',
    '中国',
    'がぎ',
    'ไทย',
    'हिन्दी',
  ])('is %s itself', (text) => {
    expect([foldText(text), foldKeys(text)]).toEqual([text, text]);
  });
});
