import {
  FindMandate,
  FindNearlyRepresented,
  FindRepresented,
  GetRegisterEntry,
  SearchRegister,
  SignAgreement,
} from '@rep13/contracts-agreements';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { registerNumberHash } from '@rep13/service-kit';
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

const lookUp = (q: string) => service.call(SearchRegister, { q });
const search = async (q: string) => (await lookUp(q)).hits;
const namesOf = async (q: string) => (await search(q)).map(({ companyName }) => companyName);
const entryOf = (number: string) =>
  service.call(GetRegisterEntry, { numberSha256: registerNumberHash(number) });

async function signed(given: Partial<SignupPartyView>): Promise<{ signupId: number; number: string }> {
  const signupId = service.createSignup(given);
  await service.call(SignAgreement, buildSignature({ signupId }));
  const mandate = await service.call(FindMandate, { signupId });
  return { signupId, number: mandate?.registerNumber ?? '' };
}
const inForce = (given: Partial<SignupPartyView> = {}) => signed({ paidAt: PAID_AT, ...given });

describe('whom an authority may mean', () => {
  const nearly = async (target: string) =>
    (await service.call(FindNearlyRepresented, { target })).map(({ companyName }) => companyName);

  it('is named nearly: by accents, case, punctuation, spaces, legal form or one slip', async () => {
    await inForce({ companyName: 'Nearly Named Ltd', websiteUrl: 'https://nearly.example' });
    for (const target of [
      'NEARLY-NAMED',
      'Néarly  Named, Inc.',
      'Nearly Namde Ltd',
      'Nearly Naméd',
      'Nearl Named',
      'Mearly Named',
      'Nearlly Named',
    ])
      expect([target, await nearly(target)]).toEqual([target, ['Nearly Named Ltd']]);
    expect(await service.call(FindRepresented, { target: 'Nearly Namde Ltd' })).toBeNull();
  });

  it.each(['Nearby Names', 'Nearly', 'Named', 'Something else', '###'])('is nobody: %s', async (target) => {
    expect(await nearly(target)).toEqual([]);
  });

  it('is nobody by one letter of a short name', async () => {
    await inForce({ companyName: 'Zyx Ltd', websiteUrl: 'https://zyx.example' });
    expect([await nearly('ZYX'), await nearly('Zyy')]).toEqual([['Zyx Ltd'], []]);
  });
});

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

  it.each([
    ['İSTANBUL YAZILIM A.Ş.', 'istanbul yazılım A.Ş', ' İstanbul  Yazılım a.ş.'],
    ['O’Reilly\u00a0Media', "o'reilly media", 'OʼREILLY MEDIA'],
    ['Al\u2011Futtaim, Inc.', 'al-futtaim inc', 'AL–FUTTAIM INC.'],
    ['Strassenbau AG', 'Straßenbau AG', 'STRAẞENBAU AG'],
    ['Glücks Müller', 'glu\u0308cks mu\u0308ller', '“Glücks” Mül\u00adler\u200b'],
  ])('is %s, typed with other keys', async (companyName, ...typed) => {
    const { signupId } = await inForce({ companyName, websiteUrl: 'https://keys.example' });
    for (const target of typed)
      expect([target, await findTarget(target)]).toMatchObject([target, { signupId }]);
  });

  it('is nobody by a name with other accents', async () => {
    await inForce({ companyName: 'Blü Company', websiteUrl: 'https://blu.example' });
    expect(await findTarget('Blu Company')).toBeNull();
  });

  it('is nobody where it could be two, or where the name is not whole', async () => {
    await inForce({ companyName: 'Twin Ltd', websiteUrl: 'https://one.twin.example' });
    await inForce({ companyName: 'Twin Ltd', websiteUrl: 'https://two.twin.example' });
    for (const target of [
      'Meant Company Inc',
      'Méant Company Ltd',
      'Twin Ltd',
      'twin.example',
      'Meant Company',
      'R13-ZZZZZZZZ',
      'nobody',
    ])
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

  it.each(['X', 'Q7', '滴', '3m!', '+++'])('finds a name whole, however short: %s', async (companyName) => {
    await inForce({ companyName, websiteUrl: `https://short.example` });
    expect(await namesOf(companyName)).toContain(companyName);
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

  it('finds companies by how the name begins, and says how many more there are than five', async () => {
    for (let number = 6; number > 0; number -= 1) await inForce({ companyName: `Zebra  ${number} GmbH` });
    const { hits, matches, searched } = await lookUp('ｚｅｂｒＡ');
    const names = [1, 2, 3, 4, 5].map((number) => `Zebra  ${number} GmbH`);
    expect(hits.map(({ companyName }) => companyName)).toEqual(names);
    expect({ matches, searched }).toEqual({
      matches: 6,
      searched: { number: false, domain: null, names: 'beginning' },
    });
    expect(await namesOf('zebra 3')).toEqual(['Zebra  3 GmbH']);
    expect(await lookUp('zeb')).toMatchObject({ matches: 6 });
    for (const vague of ['ze', 'z', 'z.e', '____', '%%%%', '%zeb_%%%%'.slice(0, 3), 'ebra'])
      expect([vague, await search(vague)]).toEqual([vague, []]);
  });

  it('says that too few letters were not looked for at the beginning of names', async () => {
    await inForce({ companyName: '4N Ltd', websiteUrl: 'https://four-n.example' });
    expect(await lookUp('4N')).toMatchObject({ matches: 1, searched: { names: 'whole' } });
    expect(await lookUp('4')).toEqual({
      hits: [],
      matches: 0,
      searched: { number: false, domain: null, names: 'whole' },
    });
    expect((await lookUp('?!')).searched).toEqual({ number: false, domain: null, names: null });
  });

  it.each([
    ['Bäckerei Łódź', ['Backerei', 'Bäckerei Lodz', 'BÄCKEREI ŁÓDŹ', 'baeckerei']],
    ['The Rill Company', ['Rill Company', 'rill', 'the rill']],
    ['Brill, Inc.', ['Brill Inc', 'brill, in', 'BRILL LLC', 'brill']],
    ['Acme‐Hyphen', ['Acme-Hyphen', 'acme hyph']],
    ['株式会社あかさ', ['あかさ', 'あかさ株式会社']],
  ])('finds %s as readers type it', async (companyName, typed) => {
    await inForce({ companyName });
    for (const q of typed) expect([q, await namesOf(q)]).toEqual([q, [companyName]]);
  });

  it('shows the very host and the very name before those that are like it', async () => {
    for (let number = 0; number < 6; number += 1)
      await inForce({ companyName: `Aardvark ${number}`, websiteUrl: `https://s${number}.many.example` });
    await inForce({ companyName: 'Aardvark', websiteUrl: 'https://z.many.example' });
    expect((await search('https://s5.many.example/'))[0]?.website).toBe('s5.many.example');
    expect((await namesOf('aardvark'))[0]).toBe('Aardvark');
    expect(await lookUp('many.example')).toMatchObject({ matches: 7, searched: { domain: 'many.example' } });
  });

  it('finds a number with another dash, a space or none', async () => {
    const { number } = await inForce({ companyName: 'Dashed Ltd' });
    const letters = number.slice(4);
    for (const q of [`R13${letters}`, `r13 ${letters}`, `R13–${letters}`, `R13 - ${letters}`])
      expect([q, await namesOf(q)]).toEqual([q, ['Dashed Ltd']]);
    expect((await lookUp('R13-ZZZZZZZZ')).searched).toEqual({ number: true, domain: null, names: null });
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
