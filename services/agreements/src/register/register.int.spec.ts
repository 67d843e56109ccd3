import {
  EndMandate,
  FindMandate,
  FindRepresented,
  GetBadge,
  GetRegisterEntry,
  ListClientDesignations,
  MoveDesignation,
  SearchRegister,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { ClientAccountSuspended, GetPublication, type SignupPartyView } from '@rep13/contracts-onboarding';
import { Clock } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { sha256Of } from '../register-entries/search-keys.ts';

const DAY_MS = 86_400_000;
const PAID_AT = '2026-11-01T10:00:00.000Z';

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

const search = (q: string) => service.call(SearchRegister, { q });
const entryOf = (number: string) => service.call(GetRegisterEntry, { numberSha256: sha256Of(number) });
const badgeOf = async (number: string) =>
  (await service.call(GetBadge, { numberSha256: sha256Of(number) })).svg;

async function signed(given: Partial<SignupPartyView>): Promise<{ signupId: number; number: string }> {
  const signupId = service.createSignup(given);
  await service.call(SignAgreement, buildSignature({ signupId }));
  const mandate = await service.call(FindMandate, { signupId });
  return { signupId, number: mandate?.registerNumber ?? '' };
}
const inForce = (given: Partial<SignupPartyView> = {}) => signed({ paidAt: PAID_AT, ...given });

describe('whom an authority means', () => {
  const findTarget = (target: string) => service.call(FindRepresented, { target });

  it('is the one client of this number, domain or whole name', async () => {
    const { signupId, number } = await inForce({
      companyName: 'Meant Company Ltd',
      websiteUrl: 'https://meant.example',
    });
    const meant = { signupId, companyName: 'Meant Company Ltd' };
    for (const target of [
      number,
      number.toLowerCase(),
      'https://shop.meant.example/x',
      ' meant  company ltd',
    ])
      expect([target, await findTarget(target)]).toEqual([target, meant]);
  });

  it('is nobody where it could be two, or where the name is not whole', async () => {
    await inForce({ companyName: 'Twin Ltd', websiteUrl: 'https://one.twin.example' });
    await inForce({ companyName: 'Twin Ltd', websiteUrl: 'https://two.twin.example' });
    for (const target of ['Twin Ltd', 'twin.example', 'Meant Company', 'R13-ZZZZZZZZ', 'nobody'])
      expect([target, await findTarget(target)]).toEqual([target, null]);
  });
});

describe('a look-up in the register', () => {
  it('finds a mandate by its number, however it is typed', async () => {
    const { number } = await inForce({ companyName: 'Numbered Ltd', websiteUrl: 'https://numbered.example' });
    const hit = {
      registerNumber: number,
      companyName: 'Numbered Ltd',
      website: 'numbered.example',
      state: 'in_force',
    };
    expect(await search(number)).toEqual([hit]);
    expect(await search(` ${number.toLowerCase()} `)).toEqual([hit]);
  });

  it.each(['foo.co.uk', 'https://app.foo.co.uk/legal?x', 'FOO.co.uk', 'www.foo.co.uk:8443', 'foo.co.uk.'])(
    'finds the company of a registrable domain: %s',
    async (address) => {
      await foo();
      expect((await search(address)).map(({ companyName }) => companyName)).toEqual(['Domain Holder plc']);
    },
  );
  let once: Promise<unknown> | undefined;
  const foo = () =>
    (once ??= inForce({ companyName: 'Domain Holder plc', websiteUrl: 'https://www.foo.co.uk/shop' }));

  it.each(['co.uk', 'bar.co.uk', 'o.co.uk', 'uk', '.', 'https://', 'http://[', 'foo.co.uk.evil.example'])(
    'finds nobody by %s',
    async (address) => {
      await foo();
      expect(await search(address)).toEqual([]);
    },
  );

  it('finds companies by how the name begins, at most five, and by four letters at least', async () => {
    for (let number = 6; number > 0; number -= 1) await inForce({ companyName: `Zebra  ${number} GmbH` });
    const names = (await search('ｚｅｂｒＡ')).map(({ companyName }) => companyName);
    expect(names).toEqual([1, 2, 3, 4, 5].map((number) => `Zebra  ${number} GmbH`));
    expect(await search('zebra 3')).toHaveLength(1);
    for (const vague of ['zeb', 'z', 'z.e', '____', '%%%%', 'zeb%', 'zebr_', 'ebra']) {
      expect([vague, await search(vague)]).toEqual([vague, []]);
    }
  });

  it('shows a name that mixes scripts in Punycode, and others in their letters', async () => {
    await inForce({ companyName: 'Imitated Inc', websiteUrl: 'https://pаypal.example' });
    await inForce({ companyName: 'Umlaut GmbH', websiteUrl: 'https://müller.example' });
    expect(await search('imitated')).toMatchObject([{ website: 'xn--pypal-4ve.example' }]);
    expect(await search('umlaut')).toMatchObject([{ website: 'müller.example' }]);
  });

  it('knows nothing of a mandate that has not begun', async () => {
    const { number } = await signed({ companyName: 'Waiting Ltd', websiteUrl: 'https://waiting.example' });
    for (const text of [number, 'Waiting', 'waiting.example']) expect(await search(text)).toEqual([]);
    await expect(entryOf(number)).rejects.toMatchObject({ status: 404 });
  });
});

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
      suspended: false,
      representative: {
        name: expect.stringMatching(/^Rep13 OÜ \(sample/),
        address: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
        email: 'authorities@rep13.example',
        phone: '+31 20 555 0113',
        memberState: 'Netherlands',
        coordinator: 'Autoriteit Consument & Markt (ACM)',
      },
      publication: null,
    });
  });

  it('says what the coordinator was told, and never who signed or what came back', async () => {
    const { number, signupId } = await inForce();
    const letter = await eventually(
      async () => (await service.call(ListClientDesignations, { signupId }))[0],
      { says: 'a letter was drafted' },
    );
    const notification = async () => (await entryOf(number)).notification;
    const coordinator = 'Autoriteit Consument & Markt (ACM)';
    const open = { state: 'open', coordinator, sentAt: null, acknowledgedAt: null };
    expect(await notification()).toEqual(open);

    const by = { signerName: 'Canary Byron', signerTitle: 'Canary', origin: {} };
    const textSha256 = letter.letter.sha256;
    await service.call(SignDesignation, { signupId, textSha256, ...by }, { actor: `client:${signupId}` });
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
    const url = 'https://canary.example/';
    service.stubbedServices.answer(GetPublication, () => ({
      ...{ state: 'seen' as const, url, lastSeenAt },
      ...{ lastCheckedAt: lastSeenAt, confirmedByHand: true },
    }));
    expect((await entryOf(number)).publication).toEqual({ state: 'seen', lastSeenAt });
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
    expect(svg).toMatch(/aria-label="EU legal representative, Article 13 DSA, in force: /);
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

  it('is amber while the client is suspended', async () => {
    const { number, signupId } = await inForce();
    await service.stubbedServices.announce(ClientAccountSuspended, {
      signupId,
      suspendedAt: new Date().toISOString(),
    });
    await eventually(async () => (await badgeOf(number)).includes('>suspended<'), {
      says: 'the badge says that the client is suspended',
    });
    expect(await entryOf(number)).toMatchObject({ state: 'in_force', suspended: true });
  });

  it('is grey for a number that nobody has, and repeats nothing of it', async () => {
    const svg = await badgeOf('<script>alert(1)</script>');
    expect(svg).toBe(await badgeOf('R13-ZZZZZZZZ'));
    expect(svg).toContain('>not in the register<');
  });
});
