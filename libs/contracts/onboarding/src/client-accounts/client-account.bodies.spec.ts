import { plainToInstance } from 'class-transformer';
import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { ClientSignInBody, ClientSetupBody } from '../index.ts';

describe('a client at the door', () => {
  it.each([
    [{ clientId: '', password: 'x' }, 'clientId', 'Client ID is required'],
    [{ clientId: 'DSA-ABC234', password: '' }, 'password', 'Password is required'],
  ])('is refused with %p', (body, field, message) => {
    expect(messagesOf(ClientSignInBody, body)[field]).toContain(message);
  });

  it.each([
    ['seven77', 'Password must be at least 8 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
  ])('cannot set the password %s', (password, message) => {
    expect(messagesOf(ClientSetupBody, { clientId: 'DSA-ABC234', password })['password']).toContain(message);
  });

  it.each([
    ' dsa-abc234 ',
    'DSA–ABC234',
    'dsaabc234',
    'ＤＳＡ－ＡＢＣ２３４',
    'Client ID: DSA-ABC234',
    'DSA-ABC234\u200b.',
  ])('may write the Client ID as %j', (clientId) => {
    const body = plainToInstance(ClientSignInBody, { clientId, password: 'x' });
    expect(body.clientId).toBe('DSA-ABC234');
  });

  it('may not write it with marks that turn the direction of reading', () => {
    const typed = { clientId: 'DSA-ABC234\u202e', password: 'x' };
    expect(messagesOf(ClientSignInBody, typed)['clientId']).toBeDefined();
  });
});
