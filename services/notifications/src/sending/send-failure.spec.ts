import { DomainError, NotFound, PermanentFailure, ServiceUnavailable } from '@rep13/service-kit';
import { MailDeferred, MailPostponed, MailRefused, smtpFailure, writingFailure } from './send-failure.ts';

const envelope = { recipient: 'jane@acme.example', subject: 'Hello', clientId: 'DSA-ABC234' };
const answered = (code: string, responseCode?: number) =>
  Object.assign(new Error('no'), { code, responseCode });

describe('a mail that did not get out', () => {
  it.each([
    ['an unknown recipient', 'EENVELOPE', 550],
    ['a refused content', 'EMESSAGE', 554],
  ])('is given up for %s', (_, code, responseCode) => {
    const failure = smtpFailure(answered(code, responseCode), envelope);

    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure.envelope).toEqual(envelope);
  });

  it.each([
    ['grey-listing', 'EENVELOPE', 450],
    ['a full mailbox', 'EMESSAGE', 452],
    ['a server out of step', 'EMESSAGE', 503],
    ['a server that closes', 'ECONNECTION', 421],
    ['a refused sign-in of our own', 'EAUTH', 535],
    ['a time-out', 'ETIMEDOUT', undefined],
    ['a server that is not there', 'ESOCKET', undefined],
  ])('is tried again after %s', (_, code, responseCode) => {
    expect(smtpFailure(answered(code, responseCode), envelope)).toBeInstanceOf(MailDeferred);
  });

  it('is given up when there is no such signup', () => {
    expect(writingFailure(new NotFound())).toBeInstanceOf(MailRefused);
  });

  it('waits, without using up tries, while a service does not answer', () => {
    expect(writingFailure(new ServiceUnavailable())).toBeInstanceOf(MailPostponed);
  });

  it('is tried again when a service is broken', () => {
    const broken = new DomainError(500, 'gateway.unexpected', 'Something went wrong');
    expect(writingFailure(broken)).toBeInstanceOf(MailDeferred);
  });
});
