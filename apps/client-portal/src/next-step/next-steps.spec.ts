import { describe, expect, it } from '@jest/globals';
import { SIGNUP_ID, buildAgreement, buildProviderInformation } from '@rep13/testing-browser';
import { buildLetter, buildMandate, buildProfile, buildTicket } from '../../test/builders.ts';
import { nextSteps, type Standing } from './next-steps.ts';

const standing = (overrides: Partial<Standing> = {}): Standing => ({
  signupId: SIGNUP_ID,
  profile: buildProfile(),
  agreement: buildAgreement(),
  mandate: buildMandate(),
  letters: [],
  provider: buildProviderInformation(),
  publication: { state: 'seen' },
  tickets: [],
  now: new Date('2026-11-20T12:00:00.000Z'),
  ...overrides,
});
const headlines = (overrides: Partial<Standing>) =>
  nextSteps(standing(overrides)).map((step) => step.headline);
const forwarded = buildTicket({ status: 'forwarded', forwardedDate: '2026-11-20T09:40:00.000Z' });
const suspended = buildProfile({ accountStatus: 'suspended', paidAt: null });

describe('nextSteps', () => {
  it('says that all is in order, and that there is nothing to do', () => {
    expect(nextSteps(standing())).toEqual([
      {
        tone: 'good',
        headline: 'Everything is in order.',
        text: 'There is nothing for you to do.',
        actions: [],
      },
    ]);
  });

  it.each([
    [null, buildAgreement(), ['Pay the yearly fee']],
    ['2026-11-19T10:00:00.000Z', null, ['Sign the agreement']],
    [null, null, ['Pay the yearly fee', 'Sign the agreement']],
  ])('offers what is missing with payment %s and agreement %j', (paidAt, agreement, texts) => {
    const [step] = nextSteps(standing({ profile: buildProfile({ paidAt }), agreement }));
    expect(step?.headline).toBe('Your mandate is not in force yet.');
    expect(step?.actions.map(({ text }) => text)).toEqual(texts);
  });

  it('asks for the signature under a letter that waits for it', () => {
    const [step] = nextSteps(standing({ letters: [buildLetter({ state: 'draft' })] }));
    expect(step?.headline).toBe('A letter is waiting for your signature.');
    expect(step?.actions[0]?.to).toContain('tab=designation');
    expect(headlines({ letters: [buildLetter({ state: 'signed' })] })).toEqual(['Everything is in order.']);
  });

  it.each([
    ['ending', 'Your mandate ends on 31 December 2026.', /Until then we represent you/],
    ['run_off', 'Your mandate ended on 31 December 2026.', /take our details off/],
    ['ended', 'Your mandate ended on 31 December 2026.', /designate another/],
  ] as const)('says what the end asks of the client while it is %s', (state, headline, text) => {
    const mandate = buildMandate({ state, endsAt: '2026-12-31T22:59:59.999Z' });
    const [step] = nextSteps(standing({ mandate }));
    expect(step).toMatchObject({ headline, text: expect.stringMatching(text) });
  });

  it('calls in red for a publication that is missing, and for no other', () => {
    expect(nextSteps(standing({ publication: { state: 'missing' } }))).toMatchObject([
      {
        tone: 'bad',
        actions: [{ to: '/client/dashboard?tab=agreement#website', text: 'See what is missing' }],
      },
    ]);
    expect(headlines({ publication: { state: 'not-checked' } })).toEqual(['Everything is in order.']);
  });

  it('calls in red for users who were not told of an order that was carried out, also of a suspended client', () => {
    const untold = buildTicket({ status: 'closed', userUntoldSince: '2026-11-20T10:00:00.000Z' });
    expect(nextSteps(standing({ tickets: [untold] }))).toMatchObject([
      {
        tone: 'bad',
        headline: 'A user was not told of an order.',
        text: 'You carried out the order SLA-2026-00001. The law requires the user concerned to be told by then.',
        actions: [{ to: '/client/orders/1', text: 'Tell the user' }],
      },
    ]);
    expect(headlines({ profile: suspended, tickets: [untold, { ...untold, id: 2 }] })).toContain(
      'The users of 2 orders were not told.',
    );
  });

  it('puts an order that waits for an answer first, with the time that our mail gives', () => {
    const steps = nextSteps(standing({ tickets: [forwarded], provider: null }));
    expect(steps.map(({ headline }) => headline)).toEqual([
      'An authority is waiting for your answer.',
      'Your provider information is missing.',
    ]);
    expect(steps[0]?.text).toContain('SLA-2026-00001');
    expect(steps[0]?.text).toMatch(/by 20 November 2026(,| at) 21:40/);
  });

  it('asks for the answer once the order is read, and says how long there is time', () => {
    const order = { ...forwarded, clientDueAt: '2026-11-20T21:40:00.000Z' };
    const [unread] = nextSteps(standing({ tickets: [order] }));
    expect(unread).toMatchObject({
      left: '9 h 40 min left.',
      actions: [{ to: '/client/orders/1', text: 'Read the order' }],
    });
    const [read] = nextSteps(standing({ tickets: [{ ...order, clientReadAt: '2026-11-20T10:00:00.000Z' }] }));
    expect(read).toMatchObject({
      text: expect.stringMatching(/^You have read the order SLA-2026-00001. Please answer it, by/),
      actions: [{ to: '/client/orders/1', text: 'Answer the order' }],
    });
  });

  it('asks for nothing more once the answer is there', () => {
    const answered = { ...forwarded, clientAnsweredAt: '2026-11-20T11:00:00.000Z' };
    expect(headlines({ tickets: [answered] })).toEqual(['Everything is in order.']);
  });

  it('calls louder once that time is over', () => {
    const now = new Date('2026-11-20T21:40:00.000Z');
    expect(nextSteps(standing({ tickets: [forwarded], now }))[0]).toMatchObject({
      tone: 'bad',
      text: expect.stringMatching(/ now: we needed it by 20 November 2026/),
    });
  });

  it('takes the order that waits longest for the time to answer by', () => {
    const later = { ...forwarded, id: 2, forwardedDate: '2026-11-20T19:40:00.000Z' };
    const [step] = nextSteps(standing({ tickets: [later, forwarded] }));
    expect(step?.text).toMatch(/2 orders, the first by 20 November 2026(,| at) 21:40/);
  });

  it.each([
    ['2026-12-01T10:00:00.000Z', 'Your yearly review is due by 1 December 2026.'],
    ['2026-11-01T10:00:00.000Z', 'Your yearly review was due on 1 November 2026.'],
  ])('calls for the yearly review that is due %s', (annualUpdateDue, headline) => {
    expect(headlines({ provider: buildProviderInformation({ annualUpdateDue }) })).toEqual([headline]);
  });

  it('asks a suspended client for nothing that is closed to it', () => {
    expect(headlines({ profile: suspended, agreement: null, provider: null, tickets: [forwarded] })).toEqual([
      'Your account is suspended.',
      'An authority is waiting for your answer.',
    ]);
  });

  it('does not call it order while a promise was broken', () => {
    const tickets = [buildTicket({ slaCompliant: false, status: 'closed' })];
    expect(headlines({ tickets })).toEqual(['There is nothing for you to do.']);
  });

  it('says that an order is in our hands', () => {
    const [step] = nextSteps(standing({ tickets: [buildTicket({ status: 'in_progress' })] }));
    expect(step).toMatchObject({ tone: 'good', text: expect.stringContaining('One order is in our hands.') });
  });
});
