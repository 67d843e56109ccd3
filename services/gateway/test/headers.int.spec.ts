import { jest } from '@jest/globals';
import { GetAgreementPdf } from '@rep13/contracts-agreements';
import { RegisterSignup, SignInClient } from '@rep13/contracts-onboarding';
import { LOGGER } from '@rep13/service-kit';
import type { Logger } from 'pino';
import request from 'supertest';
import { buildClientUserView, buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const REPORTS = '/api/csp-reports';
const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const MINUTE = 60_000;

const OLD_REPORT = {
  'csp-report': {
    'document-uri': `${ORIGIN}/pricing`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'secret canary',
  },
};
const NEW_REPORT = {
  type: 'csp-violation',
  body: {
    documentURL: `${ORIGIN}/pricing`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/?secret=canary',
    sample: 'secret canary',
  },
};

describe('what answers tell the browser', () => {
  let gateway: TestGateway;
  const signup = buildSignupView();

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_CSP_REPORTS: '3' });
    gateway.stubbedServices.answer(RegisterSignup, () => signup);
    gateway.stubbedServices.answer(SignInClient, () => buildClientUserView(signup.id));
    gateway.stubbedServices.answer(GetAgreementPdf, () => ({
      fileName: 'a.pdf',
      sha256: '',
      bytes: Buffer.from('%PDF'),
    }));
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.redis.flush());

  describe('a violation of our policy', () => {
    /** As a browser sends it: by itself, naming no origin. */
    const report = (type: string, body: object | string) =>
      request(gateway.app.getHttpServer())
        .post(REPORTS)
        .set('Content-Type', type)
        .send(typeof body === 'string' ? body : JSON.stringify(body));
    /** Of violations; that a neighbour does not answer is logged whenever it is asked. */
    const logged = () => {
      const warn = jest.spyOn(gateway.app.get<Logger>(LOGGER), 'warn');
      return () => warn.mock.calls.map(([line]) => line as object).filter((line) => 'violation' in line);
    };
    afterEach(() => jest.restoreAllMocks());

    it.each([
      [OLD, OLD_REPORT, { directive: 'script-src-elem', blocked: 'inline', page: '/pricing' }],
      [NEW, [NEW_REPORT], { directive: 'img-src', blocked: 'https://evil.example', page: '/pricing' }],
    ])('is reported as %s and logged, without what may be private', async (type, body, violation) => {
      const lines = logged();
      await report(type, body).expect(202, {});
      expect(lines()).toEqual([{ violation: expect.objectContaining(violation) }]);
      expect(JSON.stringify(lines())).not.toContain('canary');
    });

    it.each([
      ['no report', NEW, '{}', 202],
      ['a page that sends it by hand', 'application/json', JSON.stringify(OLD_REPORT['csp-report']), 202],
      ['half a body', OLD, '{"csp-report":', 400],
      ['200 kB', NEW, JSON.stringify([{ ...NEW_REPORT, x: 'x'.repeat(200_000) }]), 413],
    ])('is not %s', async (_, type, body, status) => {
      const lines = logged();
      await report(type, body).expect(status);
      expect(lines()).toEqual([]);
    });

    it('is reported a few times a minute from one address', async () => {
      for (let times = 0; times < 3; times += 1) await report(OLD, OLD_REPORT).expect(202);
      const lines = logged();
      const { headers } = await report(OLD, OLD_REPORT).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(lines()).toEqual([]);
    });

    it('begins no session and keeps none alive', async () => {
      expect((await report(OLD, OLD_REPORT)).headers).not.toHaveProperty('set-cookie');
      const admin = gateway.browser();
      await admin.post('/api/admin/login').send(ADMIN).expect(200);
      for (let times = 0; times < 2; times += 1) {
        gateway.passTime(16 * MINUTE);
        await admin.post(REPORTS).set('Content-Type', OLD).send(JSON.stringify(OLD_REPORT)).expect(202);
      }
      await admin.get('/api/admin/user').expect(401);
    });
  });

  it.each(['client', 'admin'])(
    'forgets our pages at the sign-out of %s, but neither cookies nor storage',
    async (who) => {
      const browser = gateway.browser();
      const credentials = who === 'admin' ? ADMIN : { clientId: 'DSA-ABC234', password: 'x' };
      await browser.post(`/api/${who}/login`).send(credentials).expect(200);
      const { headers } = await browser.post(`/api/${who}/logout`).expect(200);
      expect(headers['clear-site-data']).toBe('"cache"');
    },
  );

  it('lets no other site embed a document', async () => {
    const browser = gateway.browser();
    await browser.post('/api/signup').send(buildSignupBody()).expect(201);
    const { headers } = await browser.get(`/api/legal-agreement/${signup.id}/pdf`).expect(200);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
