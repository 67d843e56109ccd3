import { FindDocument } from '@rep13/contracts-agreements';
import { RequestPasswordReset, SignInClient } from '@rep13/contracts-onboarding';
import { RenewAuthorityLink } from '@rep13/contracts-sla';
import { DomainError } from '@rep13/service-kit';
import { RateLimits } from '../src/rate-limits/rate-limits.ts';
import { Limiter } from '../src/rate-limits/limiter.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const LIMITS = {
  RATE_LIMIT_RESETS: '1',
  RATE_LIMIT_NEW_AUTHORITY_LINKS: '1',
  RATE_LIMIT_VERIFICATIONS: '1',
  RATE_LIMIT_FAILED_LOGINS: '1',
};

/** Two of one customer's addresses, and one of the next customer. */
const [ONE, NEIGHBOUR, OTHER] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'];

describe('what one network may do', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({ ...LIMITS, TRUSTED_PROXIES: '127.0.0.1' });
    gateway.stubbedServices.answer(RequestPasswordReset, () => ({}));
    gateway.stubbedServices.answer(RenewAuthorityLink, () => ({}));
    gateway.stubbedServices.answer(FindDocument, () => ({ known: false }) as const);
    gateway.stubbedServices.answer(SignInClient, () => {
      throw new DomainError(401, 'gateway.invalid-credentials', 'Invalid credentials');
    });
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.redis.flush());

  it.each([
    [
      'resets of one Client ID',
      (browser: Browser) => browser.post('/api/client/reset').send({ clientId: 'DSA-ABC234' }),
    ],
    [
      'new links of one order',
      (browser: Browser) => browser.post('/api/authority-requests/A-ABCD-EFGH/link'),
    ],
    ['documents by hash', (browser: Browser) => browser.get(`/api/verify/${'0'.repeat(64)}`)],
    [
      'wrong passwords',
      (browser: Browser) => browser.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'x' }),
    ],
  ])('is one budget for all its addresses: %s', async (_, call) => {
    const from = async (address: string) => {
      const browser = gateway.browser().set('X-Forwarded-For', address) as Browser;
      return (await call(browser)).status;
    };
    expect(await from(ONE!)).toBeLessThan(429);
    expect(await from(NEIGHBOUR!)).toBe(429);
    expect(await from(OTHER!)).toBeLessThan(429);
  });

  it('is counted so by every limiter there is', async () => {
    const { authorities, ...limits } = gateway.app.get(RateLimits);
    const limiters = [...Object.values(limits), ...Object.values(authorities)];
    for (const limiter of limiters) {
      if (!(limiter instanceof Limiter)) throw new Error('not all of them are limiters');
      for (const subject of [undefined, 'somebody']) {
        const counted = (address: string) => (subject === undefined ? { address } : { subject, address });
        await limiter.take(counted(ONE!));
        await expect(limiter.check(counted(NEIGHBOUR!), 1)).rejects.toMatchObject({ status: 429 });
        await limiter.check(counted(OTHER!), 1);
      }
    }
    expect(limiters.length).toBeGreaterThan(20);
  });
});
