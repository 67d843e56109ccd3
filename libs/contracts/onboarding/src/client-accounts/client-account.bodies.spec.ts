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

  it('may write the Client ID in any case and with blanks around it', () => {
    const body = plainToInstance(ClientSignInBody, { clientId: ' dsa-abc234 ', password: 'x' });
    expect(body.clientId).toBe('DSA-ABC234');
  });
});
