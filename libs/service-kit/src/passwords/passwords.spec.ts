import { hash } from '@node-rs/argon2';
import { hashPassword, renewedHash, verifyPassword } from './passwords.ts';

const COMPOSED = 'Crème brûlée für mañana 7'.normalize('NFC');
const FORMS = [COMPOSED, COMPOSED.normalize('NFD'), COMPOSED.replaceAll(' ', '\u00a0')];

describe('a password', () => {
  it('matches however a system writes its letters and blanks', async () => {
    for (const set of FORMS) {
      const stored = await hashPassword(set);
      for (const typed of FORMS) expect(await verifyPassword(stored, typed)).toBe(true);
      expect(await renewedHash(stored, FORMS[1]!)).toBeNull();
    }
  });

  it('that was hashed as it was typed still matches, and is hashed again by the rule of today', async () => {
    for (const set of FORMS.slice(0, 2)) {
      const stored = await hash(set);
      for (const typed of FORMS.slice(0, 2)) expect(await verifyPassword(stored, typed)).toBe(true);
    }
    const renewed = await renewedHash(await hash(COMPOSED.normalize('NFD')), COMPOSED);
    expect(await verifyPassword(renewed, COMPOSED.replaceAll(' ', '\u3000'))).toBe(true);
  });

  it('does not match without its accents, in another case or width, or where there is no account', async () => {
    const stored = await hashPassword(COMPOSED);
    for (const typed of [
      'Creme brulee fur manana 7',
      COMPOSED.toUpperCase(),
      `${COMPOSED} `,
      'Ｃ' + COMPOSED.slice(1),
    ])
      expect(await verifyPassword(stored, typed)).toBe(false);
    expect(await verifyPassword(null, COMPOSED)).toBe(false);
  });
});
