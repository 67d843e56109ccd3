import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { PROFILE_FIELDS, ProfileChangeBody } from '../index.ts';

const OPTIONAL = ['registrationNumber', 'escalationContactName', 'escalationContactEmail'];

const refusedIn = (changes: object) => Object.keys(messagesOf(ProfileChangeBody, changes));

describe('a change of particulars', () => {
  it('may leave every particular out', () => {
    expect(refusedIn({})).toEqual([]);
    expect(refusedIn({ registeredAddress: '1 Main Street, Springfield' })).toEqual([]);
  });

  it.each(PROFILE_FIELDS)('is refused with what is no text in %s, as at registration', (field) => {
    expect(refusedIn({ [field]: 7 })).toEqual([field]);
  });

  it.each(PROFILE_FIELDS)('takes %s away only where it may be absent', (field) => {
    const refused = OPTIONAL.includes(field) ? [] : [field];
    expect(refusedIn({ [field]: null })).toEqual(refused);
    expect(refusedIn({ [field]: '' })).toEqual(refused);
  });

  it('takes what stands between blanks, and a website in any letters', () => {
    expect(refusedIn({ companyName: '  Acme  ', websiteUrl: ' https://例子.中国 ' })).toEqual([]);
  });

  it('is refused with a field that is no particular', () => {
    expect(refusedIn({ clientId: 'DSA-ABC234' })).toEqual(['clientId']);
  });
});
