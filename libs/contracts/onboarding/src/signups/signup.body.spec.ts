import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { SignupBody } from '../index.ts';

const COMPLETE = {
  companyName: 'Northwind Apps Inc.',
  websiteUrl: 'https://www.northwind.example/app?x=1',
  registrationNumber: null,
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield',
  legalContactName: 'Ada Byron',
  legalContactEmail: ' ada@northwind.example ',
  escalationContactName: '',
  escalationContactEmail: '',
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
  utm_source: 'direct',
  gclid: null,
  contractVersion: '1.0',
};

const messages = (changes: object) => messagesOf(SignupBody, { ...COMPLETE, ...changes });

describe('a signup', () => {
  it('is taken when everything is in order', () => {
    expect(messages({})).toEqual({});
  });

  it.each([
    ['companyName', '', 'Company name is required'],
    ['companyName', '   ', 'Company name is required'],
    ['companyName', 7, 'Company name is required'],
    ['websiteUrl', undefined, 'Website URL is required'],
    ['websiteUrl', '', 'Website URL is required'],
    ['countryOfIncorporation', 'France', 'Country of incorporation is required'],
    ['registeredAddress', 'Short 1', 'Please provide a complete registered address'],
    ['legalContactName', '', 'Legal contact name is required'],
    ['legalContactEmail', 'ada', 'Please enter a valid email address'],
    ['legalContactEmail', 'a@b.example\r\nBcc: x@y.example', 'Please enter a valid email address'],
    ['legalContactEmail', 'x?bcc=everybody@b.example', 'Please enter a valid email address'],
    ['legalContactEmail', '"a b"@b.example', 'Please enter a valid email address'],
    ['escalationContactEmail', '"a"@b.example', 'Please enter a valid email address'],
    ['legalContactEmail', 'ada\u200b@b.example', 'Please leave out hidden characters (U+200B)'],
    ['legalContactEmail', 'ada@b.example\u00ad', 'Please leave out hidden characters (U+00AD)'],
    ['legalContactEmail', 'ada@b.example, eve@c.example', 'Please enter a valid email address'],
    ['legalContactEmail', `${'ü'.repeat(33)}@b.example`, 'Please enter a valid email address'],
    ['escalationContactEmail', 'nobody', 'Please enter a valid email address'],
    ['consentConfirmed', false, 'You must confirm the information is correct and agree to the Terms'],
    ['consentConfirmed', 'true', 'You must confirm the information is correct and agree to the Terms'],
    ['termsAccepted', false, 'You must accept the Terms of Service'],
    ['privacyAccepted', undefined, 'You must accept the Privacy Policy'],
    [
      'contactUpdateAcknowledged',
      false,
      'You must acknowledge responsibility for keeping contact information updated',
    ],
  ])('is refused with %s = %p', (field, value, message) => {
    expect(messages({ [field]: value })[field]?.[0]).toBe(message);
  });

  it.each([
    ...['example.com', 'www.example.co.uk', 'http://example.com', 'https://a-b.example.com:8080/path#x'],
    ...[
      'https://müller.ch',
      'müller.ch',
      'https://президент.рф',
      'https://xn--d1abbgf6aiiy.xn--p1ai',
      'https://例子.中国',
    ],
    ...[
      'https://shop.example.co.jp/法律',
      'https://my_shop.example.com',
      'https://example.com/?q=ü#x',
      'exam\u200bple.com',
    ],
  ])('takes %s for a website', (websiteUrl) => expect(messages({ websiteUrl })).toEqual({}));

  it.each([
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'exa mple.com',
    'http://-a.com',
    'https://user@example.com',
    'https://192.0.2.1',
    'https://a_b.com',
    'https://example.com:99999',
  ])('does not take %s for a website', (websiteUrl) => {
    expect(messages({ websiteUrl })['websiteUrl']).toContain(
      'Please enter a valid website URL (e.g., example.com, www.example.com, or https://example.com)',
    );
  });

  it('is refused with a field that nobody asked for', () => {
    for (const field of ['accountStatus', 'clientId', 'id', 'passwordHash']) {
      expect(messages({ [field]: 'x' })).toHaveProperty(field);
    }
  });

  it('keeps line breaks and control characters out of every name', () => {
    const names = [
      'companyName',
      'registrationNumber',
      'registeredAddress',
      'legalContactName',
      'escalationContactName',
    ];
    for (const field of names) expect(messages({ [field]: 'A long name\r\nBcc: x' })).toHaveProperty(field);
  });
});
