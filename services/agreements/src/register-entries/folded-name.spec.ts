import { foldName } from './folded-name.ts';
import { LEGAL_FORMS } from './legal-forms.ts';

const SAME: readonly (readonly string[])[] = [
  ['Bäckerei', 'Backerei', 'BÄCKEREI', 'Baeckerei', 'Ba\u0308ckerei', 'Bäckerei GmbH & Co. KG'],
  ['Łódź', 'Lodz', 'ŁÓDŹ S.A.', 'Łódź Sp. z o.o.', 'Lodz sp z oo'],
  ['Quill, Inc.', 'Quill Inc', 'QUILL', 'The Quill Company', 'Quill LLC', 'Quill L.L.C.', 'Quill (Pty) Ltd'],
  ['Straße AG', 'STRASSE', 'Strasse', 'Straße Aktiengesellschaft'],
  ['Øster A/S', 'Oster', 'Oester ApS', 'oster as'],
  ['Æble', 'Aeble', 'Æble ApS'],
  ['Işık A.Ş.', 'Isik', 'IŞIK', 'ışık'],
  ['Rossi S.r.l.', 'Rossi SRL', 'Rossi s. r. l.', 'Rossi'],
  ['Acme‐Hyphen', 'Acme-Hyphen', 'Acme Hyphen B.V.', 'acmehyphen', 'ACME–HYPHEN'],
  ['Rep13 OÜ', 'OÜ Rep13', 'rep 13', 'Rep13 OU'],
  ['トヨタ株式会社', '株式会社トヨタ', 'トヨタ', 'ﾄﾖﾀ ㈱'],
  ['Smith & Sons', 'Smith and Sons Ltd', 'SMITH&SONS'],
  ["L'Oréal", 'L’Oreal SA', 'loreal'],
  ['Ромашка', 'ООО «Ромашка»', 'РОМАШКА'],
  ['Öl 3M', 'Oel 3M', 'Ol-3M'],
];

describe('the folded name', () => {
  it.each(SAME)('is the same of %s and of every other way to write it', (...names) => {
    expect(new Set(names.map((name) => foldName(name).short)).size).toBe(1);
  });

  it('differs where a reader sees two companies', () => {
    const names = ['Quill', 'Quilt', 'Lodz', 'Loda', 'トヨタ', 'トヨダ', 'Zebra 1', 'Zebra 2'];
    expect(new Set(names.map((name) => foldName(name).short)).size).toBe(names.length);
  });

  it('leaves a name that is nothing but a legal form as it is', () => {
    for (const form of ['Limited', 'The Company', 'Co. Ltd', '株式会社'])
      expect(foldName(form).short).not.toBe('');
  });

  it.each(LEGAL_FORMS.BEHIND)('leaves out %s behind a name, dotted or not', (form) => {
    for (const written of [form, form.toUpperCase(), `${form}.`])
      expect([written, foldName(`Zyx ${written}`).short]).toEqual([written, 'zyx']);
  });

  it.each(LEGAL_FORMS.BEFORE)('leaves out %s before a name', (form) => {
    expect(foldName(`${form} Zyxwv`).short).toBe('zyxwv');
  });

  it('keeps the legal form in the whole name, for one who is still typing it', () => {
    expect(foldName('Quill, Inc.').whole.startsWith(foldName('Quill in').whole)).toBe(true);
  });

  it('is made of letters and digits alone', () => {
    for (const text of ['%_\\', "' or 1=1 --", '  ', '\u200b\u202e', 'a%b_c'])
      expect(foldName(text).whole).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
  });
});
