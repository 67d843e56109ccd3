import { plainToInstance } from 'class-transformer';
import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { EU_LANGUAGES, EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { ProviderInformationBody, ProviderInformationUpdateBody } from '../index.ts';

const FILE = '019aa08e-8b40-7bbb-8ccc-0123456789ab';

const COMPLETE = {
  signupId: 123_456_789,
  serviceDescription: 'A market place where people of all countries sell bicycles.',
  euMarketsServed: ['Austria', 'Sweden'],
  contentPolicyUrl: 'https://acme.example/policy?x=1#part',
  contentPolicyUpload: FILE,
  supportLanguages: ['English', 'Irish'],
  transparencyReportUrl: null,
  transparencyReportUpload: '',
  incidentResponsePlan:
    'First we look into it.\nThen we tell everybody whom it concerns.\n\tThen we mend it. '.repeat(2),
};

const messages = (changes: object) => messagesOf(ProviderInformationBody, { ...COMPLETE, ...changes });

describe('provider information', () => {
  it('is taken when everything is in order', () => {
    expect(messages({})).toEqual({});
  });

  it('needs neither addresses nor uploads', () => {
    const none = {
      contentPolicyUrl: undefined,
      contentPolicyUpload: null,
      transparencyReportUrl: '',
      transparencyReportUpload: undefined,
    };
    expect(messages(none)).toEqual({});
  });

  it('may name all 27 Member States and all 24 languages', () => {
    expect(messages({ euMarketsServed: EU_MEMBER_STATES, supportLanguages: EU_LANGUAGES })).toEqual({});
    expect([EU_MEMBER_STATES.length, EU_LANGUAGES.length]).toEqual([27, 24]);
  });

  it.each([
    ['serviceDescription', 'x'.repeat(49), 'Service description must be at least 50 characters'],
    ['serviceDescription', ` ${'x'.repeat(49)} `, 'Service description must be at least 50 characters'],
    ['serviceDescription', undefined, 'Service description must be at least 50 characters'],
    ['serviceDescription', ['x'.repeat(60)], 'Service description must be at least 50 characters'],
    ['serviceDescription', 'x'.repeat(5_001), 'Please use at most 5000 characters'],
    ['serviceDescription', `${'x'.repeat(60)}\0`, 'Please leave out control characters'],
    ['euMarketsServed', [], 'Please select at least one EU market'],
    ['euMarketsServed', undefined, 'Please select at least one EU market'],
    ['euMarketsServed', 'Austria', 'Please select at least one EU market'],
    ['euMarketsServed', { 0: 'Austria' }, 'Please select at least one EU market'],
    ['euMarketsServed', ['Austria', 'Norway'], 'Please select at least one EU market'],
    ['euMarketsServed', [['Austria']], 'Please select at least one EU market'],
    ['euMarketsServed', ['Austria', 'Austria'], 'Please select each entry once'],
    ['supportLanguages', [], 'Please select at least one support language'],
    ['supportLanguages', ['Klingon'], 'Please select at least one support language'],
    ['supportLanguages', ['English', 'English'], 'Please select each entry once'],
    ['incidentResponsePlan', 'x'.repeat(99), 'Incident response plan must be at least 100 characters'],
    ['incidentResponsePlan', null, 'Incident response plan must be at least 100 characters'],
    ['incidentResponsePlan', 'x'.repeat(10_001), 'Please use at most 10000 characters'],
    ['contentPolicyUpload', 'policy.pdf', 'Please upload the file again'],
    ['transparencyReportUpload', 7, 'Please upload the file again'],
    ['signupId', '123456789', 'Please use the link from your signup confirmation email'],
  ])('is refused with a wrong %s (%#)', (field, value, message) => {
    expect(messages({ [field]: value })[field]?.[0]).toBe(message);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://acme.example/policy',
    '//acme.example/policy',
    'acme.example/policy',
    'https://user:secret@acme.example/',
    'https://acme.example/a b',
    'https://acme.example/\r\nX: y',
    'https://',
    `https://acme.example/${'x'.repeat(2_048)}`,
    ['https://acme.example'],
  ])('is refused with a wrong address (%#)', (address) => {
    for (const field of ['contentPolicyUrl', 'transparencyReportUrl'])
      expect(messages({ [field]: address })).toHaveProperty(field);
  });

  it.each(['http://acme.example', ' https://bücher.example/regeln ', 'HTTPS://acme.example:8443/a'])(
    'takes the address %s',
    (contentPolicyUrl) => expect(messages({ contentPolicyUrl })).toEqual({}),
  );

  it('takes texts of exactly the least and the most characters', () => {
    const bounds = [
      ['x'.repeat(50), 'x'.repeat(100)],
      ['x'.repeat(5_000), 'x'.repeat(10_000)],
    ];
    for (const [serviceDescription, incidentResponsePlan] of bounds)
      expect(messages({ serviceDescription, incidentResponsePlan })).toEqual({});
  });

  it('is refused with a field that nobody asked for', () => {
    for (const field of ['id', 'version', 'annualUpdateDue', 'lastUpdated'])
      expect(messages({ [field]: 1 })).toHaveProperty(field);
  });

  it('may be sent again with or without the signup id', () => {
    const { signupId: _, ...without } = COMPLETE;
    for (const body of [COMPLETE, without])
      expect(messagesOf(ProviderInformationUpdateBody, body)).toEqual({});
    expect(messagesOf(ProviderInformationUpdateBody, { signupId: 123_456_789 })).toHaveProperty(
      'incidentResponsePlan',
    );
  });

  it('knows a file in any case', () => {
    const body = plainToInstance(ProviderInformationBody, {
      ...COMPLETE,
      contentPolicyUpload: FILE.toUpperCase(),
    });
    expect(body.contentPolicyUpload).toBe(FILE);
  });
});
