import { awkward, awkwardMailAddresses, howMany } from '@rep13/testing-texts';
import { sendableAddress } from '@rep13/contracts-constants';
import addressparser from 'nodemailer/lib/addressparser';
import { mailableAddress } from './mailbox.ts';

const COUNT = howMany(2_000, 20_000);

describe('an address that is taken', () => {
  const taken = awkward(awkwardMailAddresses, COUNT).filter((typed) => sendableAddress(typed) !== null);

  it('is one mailbox to the mailer, and the one that was typed', () => {
    expect(taken.length).toBeGreaterThan(COUNT / 10);
    for (const typed of taken) {
      const mailed = mailableAddress(typed) ?? '';
      expect(addressparser(mailed, { flatten: true })).toEqual([{ address: mailed, name: '' }]);
      expect(mailed.normalize('NFC').split('@')[0]).toBe(typed.normalize('NFC').split('@')[0]);
      expect(mailed.split('@')[1]).toMatch(/^[a-z0-9.-]{1,253}$/);
      expect(Buffer.byteLength(mailed)).toBeLessThanOrEqual(254);
    }
  });
});
