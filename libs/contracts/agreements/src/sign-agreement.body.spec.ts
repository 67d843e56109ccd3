import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { SignAgreementBody } from './index.ts';

const COMPLETE = {
  signupId: 123_456_789,
  agreementNumber: 'DSA-202611-1234',
  clientSignature: 'Ada Byron',
  clientSignatureType: 'typed',
  clientIpAddress: '203.0.113.7',
  signedAt: '2026-11-20T09:14:00.000Z',
  pdfGenerated: false,
};

const messages = (changes: object) => messagesOf(SignAgreementBody, { ...COMPLETE, ...changes });

describe('a signature', () => {
  it('is taken with what the browser sends beside it', () => {
    expect(messages({})).toEqual({});
  });

  it.each([
    ['clientSignature', '', 'Signature is required'],
    ['clientSignature', '  ', 'Signature is required'],
    [
      'clientSignatureType',
      'electronic',
      'Electronic signatures are coming soon. Please type your name instead.',
    ],
    ['clientSignatureType', 'drawn', 'Please choose the typed signature'],
    ['signupId', '123456789', 'Please use the link from your signup confirmation email'],
    ['signupId', 1.5, 'Please use the link from your signup confirmation email'],
  ])('is refused with %s = %p', (field, value, message) => {
    expect(messages({ [field]: value })[field]).toContain(message);
  });
});
