import { connect } from 'node:net';
import { eventually } from '@rep13/testing';
import { MailServer } from './mail-server.ts';

const MAIL = 'Message-ID: <one@rep13.example>\r\nSubject: Hello\r\nTo: a@b.example\r\n\r\nText\r\n.';
const LINES = ['EHLO test', 'MAIL FROM:<us@rep13.example>', 'RCPT TO:<a@b.example>', 'DATA', MAIL];

let server: MailServer;
let url: URL;

beforeEach(async () => {
  server = new MailServer();
  url = new URL(await server.listen());
});

afterEach(() => server.stop());

/** Sends one mail. @returns every reply's code, and `closed` at the end when the server hung up. */
function deliver(): string[] {
  const replies: string[] = [];
  const socket = connect({ port: Number(url.port), host: url.hostname });
  const left = [...LINES];
  socket.on('error', () => undefined).on('close', () => replies.push('closed'));
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const [, code] of text.matchAll(/^(\d{3}) /gm)) {
      replies.push(code ?? '');
      const line = left.shift();
      if (line) socket.write(`${line}\r\n`);
    }
  });
  return replies;
}

const BEFORE = ['220', '250', '250', '250', '354'];

describe('the mail server of a fault run', () => {
  it.each([
    ['accept', 'accepted', '250'],
    ['slow', 'accepted', '250'],
    ['deferred', 'deferred', '451'],
    ['refused', 'refused', '550'],
    ['answer-lost', 'answer-lost', 'closed'],
  ] as const)('that feels like "%s" notes the mail as %s and answers %s', async (mood, outcome, answer) => {
    server.feel(mood);
    const replies = deliver();
    await eventually(() => replies.length > BEFORE.length, { fact: 'there was an answer' });
    expect(replies).toEqual([...BEFORE, answer]);
    const mail = { messageId: 'one@rep13.example', subject: 'Hello', recipients: ['a@b.example'], outcome };
    expect(server.deliveries).toEqual([expect.objectContaining(mail)]);
  });

  it('that hangs has dropped the mail, and says nothing', async () => {
    server.feel('hanging');
    const replies = deliver();
    await eventually(() => server.deliveries.length === 1, { fact: 'the mail came' });
    expect(server.deliveries[0]?.outcome).toBe('dropped');
    expect(replies).toEqual(BEFORE);
  });
});
