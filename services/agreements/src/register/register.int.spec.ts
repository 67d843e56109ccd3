import {
  EndMandate,
  FindMandate,
  GetBadge,
  GetRegisterEntry,
  ListClientDesignations,
  MoveDesignation,
  SearchRegister,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { ClientAccountSuspended, GetPublication, type SignupPartyView } from '@rep13/contracts-onboarding';
import { Clock, registerNumberHash } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';

const PAID_AT = '2026-11-01T10:00:00.000Z';

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

const search = async (q: string) => (await service.call(SearchRegister, { q })).hits;
const entryOf = (number: string) =>
  service.call(GetRegisterEntry, { numberSha256: registerNumberHash(number) });
const badgeOf = async (number: string) =>
  (await service.call(GetBadge, { numberSha256: registerNumberHash(number) })).svg;

async function signed(given: Partial<SignupPartyView>): Promise<{ signupId: number; number: string }> {
  const signupId = service.createSignup(given);
  await service.call(SignAgreement, buildSignature({ signupId }));
  const mandate = await service.call(FindMandate, { signupId });
  return { signupId, number: mandate?.registerNumber ?? '' };
}
const inForce = (given: Partial<SignupPartyView> = {}) => signed({ paidAt: PAID_AT, ...given });

describe('an entry of the register', () => {
  it('says how the mandate stands and how the representative is reached', async () => {
    const { number, signupId } = await inForce();
    const { beganAt } = (await service.call(FindMandate, { signupId }))!;
    // The letter to the coordinator is drafted a moment later.
    const { notification: _, ...entry } = await entryOf(number);
    expect(entry).toEqual({
      registerNumber: number,
      companyName: 'Northwind Ltd',
      website: 'northwind.example',
      state: 'in_force',
      beganAt,
      endsAt: null,
      runOffUntil: null,
      representative: {
        name: expect.stringMatching(/^Rep13 OÜ \(sample/),
        address: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
        email: 'authorities@rep13.example',
        phone: '+31 20 555 0113',
        memberState: 'Netherlands',
        coordinator: 'Autoriteit Consument & Markt (ACM)',
        languages: ['nl', 'en'],
      },
      pointOfContact: { designated: true, since: beganAt },
      publication: null,
    });
  });

  it('says what the coordinator was told, and never who signed or what came back', async () => {
    const { number, signupId } = await inForce();
    const letter = await eventually(
      async () => (await service.call(ListClientDesignations, { signupId }))[0],
      { fact: 'a letter was drafted' },
    );
    const notification = async () => (await entryOf(number)).notification;
    const coordinator = 'Autoriteit Consument & Markt (ACM)';
    const about = { companyName: 'Northwind Ltd', website: 'northwind.example' };
    const open = {
      ...{ state: 'open', coordinator, about },
      ...{ signedAt: null as unknown, sentAt: null, acknowledgedAt: null, withdrawnAt: null },
    };
    expect(await notification()).toEqual(open);

    const by = { signerName: 'Canary Byron', signerTitle: 'Canary', origin: {} };
    const textSha256 = letter.letter.sha256;
    await service.call(SignDesignation, { signupId, textSha256, ...by }, { actor: `client:${signupId}` });
    open.signedAt = expect.any(String);
    expect(await notification()).toEqual(open);
    const move = (what: MoveDesignation['move'], given = {}) =>
      service.call(MoveDesignation, { designationId: letter.id, move: what, ...given }, { actor: 'admin:1' });
    await move('record-sent', { channel: 'mail', reference: 'Canary-1' });
    expect(await notification()).toEqual({ ...open, state: 'sent', sentAt: expect.any(String) });
    await move('return', { reason: 'Canary reason' });
    expect(await notification()).toEqual(open);
    await move('record-sent', { channel: 'mail', reference: 'Canary-2' });
    await move('record-acknowledgement', {});
    expect(await notification()).toMatchObject({
      state: 'acknowledged',
      acknowledgedAt: expect.any(String),
    });
    expect(JSON.stringify(await entryOf(number))).not.toMatch(/canary/i);
  });

  it('says when the details were last seen on the site, and null while nobody can say', async () => {
    const { number } = await inForce();
    expect((await entryOf(number)).publication).toBeNull();
    const lastSeenAt = '2026-11-21T10:00:00.000Z';
    let url = 'https://legal.northwind.example/canary';
    service.stubbedServices.answer(GetPublication, () => ({
      ...{ state: 'seen' as const, url, lastSeenAt },
      ...{ lastCheckedAt: lastSeenAt, confirmedByHand: true },
    }));
    const website = 'legal.northwind.example';
    expect((await entryOf(number)).publication).toEqual({
      ...{ state: 'seen', website, lastSeenAt },
      confirmedAt: null,
    });
    url = 'https://former-website.example/';
    expect((await entryOf(number)).publication).toBeNull();
  });

  it('tells of the signup nothing but company and website', async () => {
    const secret = (field: string) => `canary-${field}-7f3a9c`;
    const party = {
      registrationNumber: secret('number'),
      countryOfIncorporation: secret('country'),
      registeredAddress: secret('address'),
      legalContactName: secret('name'),
      legalContactEmail: `${secret('mail')}@northwind.example`,
      escalationContactName: secret('other'),
      escalationContactEmail: `${secret('others')}@northwind.example`,
      clientId: 'DSA-CANARY',
      companyName: 'Discreet Ltd',
      websiteUrl: `https://discreet.example/${secret('path')}?${secret('query')}`,
    };
    const { number, signupId } = await inForce(party);
    await service.call(EndMandate, {
      registerNumber: number,
      endsAt: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
      reason: secret('reason'),
    });
    const answers = [await entryOf(number), await search('discreet'), await badgeOf(number)];
    const text = JSON.stringify(answers);
    expect(text).not.toMatch(/canary/i);
    expect(text).not.toContain(`${signupId}`);
    expect(text).not.toMatch(/DSA-\d{6}/);
  });

  it.each(['R13-ZZZZZZZZ', 'R13-00000000', '', 'x', `R13-${'A'.repeat(200)}`, "' or 1=1 --"])(
    'is not there for %p',
    async (number) => {
      await expect(entryOf(number)).rejects.toMatchObject({ status: 404, code: 'gateway.not-found' });
    },
  );
});

describe('a badge', () => {
  it('is small, runs nothing, loads nothing and says its state to who listens', async () => {
    const svg = await badgeOf((await inForce()).number);
    expect(svg.length).toBeLessThan(2_048);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|on\w+=|href|url\(/);
    expect(svg).toMatch(/aria-label="EU legal representative, Articles 11 and 13 DSA, in force: /);
  });

  it('is green in force, amber while ending, grey from the last moment on', async () => {
    const { number } = await inForce();
    expect(await badgeOf(number)).toContain('fill="#14703f"');
    await service.call(EndMandate, {
      registerNumber: number,
      endsAt: new Date(service.app.get(Clock).now().getTime() + DAY_MS).toISOString(),
      reason: 'asked',
    });
    expect(await badgeOf(number)).toContain('fill="#9a5b00">in force, ending');
    service.passTime(DAY_MS);
    expect(await badgeOf(number)).toContain('fill="#5b6472">mandate ended');
    expect((await entryOf(number)).state).toBe('run_off');
  });

  it('and the entry say nothing of a suspended account: whether a client owes money is nobody else’s business', async () => {
    const { number, signupId } = await inForce();
    const before = [await entryOf(number), await badgeOf(number)];
    await service.stubbedServices.announce(ClientAccountSuspended, {
      signupId,
      suspendedAt: new Date().toISOString(),
    });
    await eventually(async () => (await service.call(FindMandate, { signupId }))?.suspendedAt, {
      fact: 'the account is suspended',
    });
    expect([{ ...(await entryOf(number)), notification: before[0] }, await badgeOf(number)]).toEqual([
      { ...(before[0] as object), notification: before[0] },
      before[1],
    ]);
  });

  it('is grey for a number that nobody has, and repeats nothing of it', async () => {
    const svg = await badgeOf('<script>alert(1)</script>');
    expect(svg).toBe(await badgeOf('R13-ZZZZZZZZ'));
    expect(svg).toContain('>not in the register<');
  });
});
