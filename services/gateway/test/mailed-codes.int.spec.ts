import { LINK_DAYS, type LinkPurpose } from '@rep13/contracts-constants';
import {
  FindMailedLinks,
  GetClientProfileChanges,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { mailboxOf, NotFound, SignedLinks } from '@rep13/service-kit';
import { SECRET, startGateway, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const CLIENT_ID = 'DSA-K7M2QX';
const EMAIL = 'ada@acme.example';
const RESET_ID = '0190b0a2-7d1c-7000-8000-000000000001';
const CHANGE: ProfileChangeView = {
  id: 7,
  signupId: SIGNUP,
  state: 'open',
  fields: [],
  awaitsStaff: false,
  awaitsAddresses: ['legalContactEmail'],
  awaitsFormerContact: true,
  stoppableUntil: null,
  askedAt: '2026-11-20T09:00:00Z',
  decidedAt: null,
  reason: null,
};

const IDS: Record<LinkPurpose, string | undefined> = {
  'resume-signup': undefined,
  'client-setup': undefined,
  'reset-password': RESET_ID,
  'confirm-address': '7:legalContactEmail',
  'stop-change': '7',
};

/** As notifications makes them. */
const links = new SignedLinks(SECRET, () => new Date());
const claimsOf = (purpose: LinkPurpose) => ({
  ...{ purpose, signupId: SIGNUP, mailbox: mailboxOf(EMAIL) },
  ...(IDS[purpose] && { id: IDS[purpose] }),
});

describe('the code beside a mailed link', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_FAILED_LOGINS: '5' });
    const { stubbedServices } = gateway;
    stubbedServices.answer(FindMailedLinks, ({ clientId }) => {
      if (clientId !== CLIENT_ID) throw new NotFound();
      return { signupId: SIGNUP, legalContactEmail: EMAIL, resetIds: [RESET_ID] };
    });
    stubbedServices.answer(GetClientProfileChanges, () => ({ open: CHANGE, last: null }));
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.redis.flush());

  const exchange = (purpose: LinkPurpose, code: string, clientId = CLIENT_ID) =>
    gateway.browser().post('/api/mailed-codes').send({ clientId, purpose, code });

  it.each(Object.keys(LINK_DAYS) as LinkPurpose[])(
    'brings what its link would have brought: %s',
    async (purpose) => {
      const claims = claimsOf(purpose);
      const { body } = await exchange(purpose, links.code(claims)).expect(200);
      expect(links.verify((body as { token: string }).token, purpose)).toMatchObject(claims);
    },
  );

  it('is refused alike for another purpose, a wrong code and an unknown Client ID', async () => {
    const code = links.code(claimsOf('client-setup'));
    const answers = [
      await exchange('resume-signup', code).expect(410),
      await exchange('client-setup', 'AAAAA-AAAAA').expect(410),
      await exchange('client-setup', code, 'DSA-ZZZZZZ').expect(410),
    ];
    expect(new Set(answers.map(({ body }) => (body as { message: string }).message)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ code: 'onboarding.link-expired' });
  });

  it('cannot be guessed: wrong ones count as wrong passwords of their address', async () => {
    for (let tries = 0; tries < 5; tries++) await exchange('client-setup', 'AAAAA-AAAAA').expect(410);
    await exchange('client-setup', links.code(claimsOf('client-setup'))).expect(429);
  });
});
