import { plainToInstance } from 'class-transformer';
import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { AuthorityRequestBody } from './index.ts';

const LEAST = { kind: 'act', authorityName: 'ACM', email: 'eva@acm.nl', target: 'R13-ACME2345' };

describe('an order of an authority', () => {
  const messages = (changes: object) => messagesOf(AuthorityRequestBody, { ...LEAST, ...changes });

  it.each([
    {},
    { memberState: null, urls: null, identifiers: [], deadlineAt: '', doNotInform: null, officerName: '' },
    { kind: 'information', identifiers: ['@somebody', '12345'] },
    { kind: 'general', reasons: 'Several\nlines' },
    { urls: ['javascript:alert(1)', 'not an address at all'] },
    { deadlineAt: '2020-01-01T00:00:00Z' },
    { deadlineAt: '2026-11-27T17:00:00+01:00', doNotInform: true },
  ])('is taken with %j', (given) => expect(messages(given)).toEqual({}));

  it.each([
    ['NL', 'Netherlands'],
    ['nl', 'Netherlands'],
    ['EL', 'Greece'],
    ['GR', 'Greece'],
    ['EU', 'European Union'],
    [' Germany ', 'Germany'],
    ['', null],
  ])('names the Member State %j as %j', (memberState, normalised) => {
    expect(plainToInstance(AuthorityRequestBody, { ...LEAST, memberState })).toMatchObject({
      memberState: normalised,
    });
    expect(messages({ memberState })).toEqual({});
  });

  it('keeps no empty lines', () => {
    expect(
      plainToInstance(AuthorityRequestBody, { ...LEAST, urls: [' https://a.example ', '', ' '] }),
    ).toMatchObject({
      urls: ['https://a.example'],
    });
  });

  it.each([
    ['kind', 'letter'],
    ['kind', undefined],
    ['authorityName', ' '],
    ['email', 'nobody'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['target', ''],
    ['memberState', 'Atlantis'],
    ['urls', 'https://one.example'],
    ['urls', [7]],
    ['urls', Array.from({ length: 201 }, () => 'https://a.example')],
    ['urls', ['x'.repeat(2_049)]],
    ['urls', ['bell \u0007']],
    ['reasons', 'x'.repeat(20_001)],
    ['reasons', 'bell \u0007'],
    ['deadlineAt', 'tomorrow'],
    ['deadlineAt', '2026-11-27'],
    ['doNotInform', 'yes'],
    ['conversationLanguage', 'fr'],
    ['reference', 'A-AAAA-AAAA'],
    ['senderCheck', 'directory'],
    ['signupId', 123_456_789],
  ])('is refused with %s = %j', (field, value) => {
    expect(messages({ [field]: value })).toHaveProperty(field);
  });
});
