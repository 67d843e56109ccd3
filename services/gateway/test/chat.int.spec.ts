import { AskAssistant } from '@rep13/contracts-onboarding';
import request from 'supertest';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const ANSWER = { answer: 'EUR 300 a year.', fallback: false, citations: ['/pricing', '/terms#fees'] };
const QUESTION = { question: 'What does it cost?' };

describe('POST /api/chat/ask', () => {
  let gateway: TestGateway;
  let asked: object[];

  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' });
    gateway.stubbedServices.answer(AskAssistant, (command) => {
      asked.push(command);
      return ANSWER;
    });
  });
  afterAll(() => gateway?.stop());
  beforeEach(async () => {
    asked = [];
    await gateway.redis.flush();
  });

  const ask = (body: object, address = '203.0.113.7') =>
    request(gateway.app.getHttpServer())
      .post('/api/chat/ask')
      .set('Origin', ORIGIN)
      .set('X-Forwarded-For', address)
      .send(body);

  it('hands the question on and the answer back', async () => {
    const { body } = await ask({ question: ' What does it cost?\n', context: 'Pricing' }).expect(200);
    expect(body).toEqual(ANSWER);
    expect(asked).toEqual([{ question: 'What does it cost?', context: 'Pricing' }]);
  });

  it('needs no session and begins none', async () => {
    const { headers } = await ask(QUESTION).expect(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await gateway.database.query('select sid from gateway.sessions')).toEqual([]);
  });

  it.each([
    [{}, 'question', 'Please enter a question'],
    [{ question: '  ' }, 'question', 'Please enter a question'],
    [{ question: ['What?'] }, 'question', 'Please enter a question'],
    [{ question: 'x'.repeat(1_001) }, 'question', 'Please use at most 1000 characters'],
    [{ ...QUESTION, context: 'x'.repeat(2_001) }, 'context', 'Please use at most 2000 characters'],
    [{ ...QUESTION, context: {} }, 'context', 'Please use text'],
    [{ ...QUESTION, model: 'dearest' }, 'model', 'This field is not known'],
  ])('refuses a bad question with its path %#', async (bad, path, message) => {
    const { body } = await ask(bad).expect(400);
    expect(body).toEqual({
      code: 'gateway.validation-failed',
      message: 'Please check the marked fields',
      errors: [{ path, message }],
    });
    expect(asked).toEqual([]);
  });

  it('takes ten questions a minute from one address, and more from others', async () => {
    const calls = await Promise.all(Array.from({ length: 13 }, () => ask(QUESTION)));
    expect(calls.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429, 429]);
    const refused = await ask(QUESTION).expect(429);
    expect(refused.body).toEqual({ code: 'gateway.too-many-attempts', message: 'Too many attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask(QUESTION, '203.0.113.8').expect(200);
    expect(asked).toHaveLength(11);
  });
});
