import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  appointmentContext,
  GetAppointment,
  GetBadge,
  GetCertificate,
  GetCredential,
  GetRegisterEntry,
  GetRegisterKeys,
  GetStatusList,
  SearchRegister,
} from '@rep13/contracts-agreements';
import { GetMailKey } from '@rep13/contracts-sla';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError, NotFound } from '@rep13/service-kit';
import { codeSvg } from '../src/register/code-svg.ts';
import { RESERVED_PATHS } from '../src/web/reserved-paths.ts';
import { ENTRY, NUMBER, searched } from './register-entry.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const KNOWN = createHash('sha256').update(NUMBER).digest('hex');
const VERSION = '0123456789abcdef';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const ENDED = { path: 'endsAt', message: '2026-12-31T22:59:59.999Z' };
const [BEGIN, END] = ['begin', 'end'].map((name) => `<template data-slot="${name}"></template>`);
describe('the register', () => {
  let gateway: TestGateway;
  let webRoot: string;
  let isOver = false;
  const asked: string[] = [];

  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'rep13-web-root-'));
    await writeFile(
      join(webRoot, 'index.html'),
      '<html lang="en"><head><meta name="page-head" /></head><body><div id="root"></div></body></html>',
    );
    await writeFile(join(webRoot, 'remotes.json'), JSON.stringify({ marketing: { version: VERSION } }));
    await mkdir(join(webRoot, 'marketing', VERSION), { recursive: true });
    const build = {
      ...{ name: 'marketing', version: VERSION, integrity: {}, chunks: {} },
      routes: {
        '/register/:number': {
          head: '<title>Register entry | Rep13</title><meta data-head="" property="og:title" content="Any">',
          body: `<p>Loading</p>${BEGIN}<p>A frame</p>${END}`,
          languages: { nl: { head: '<title>Inschrijving</title>', body: '<p lang="nl">Laden</p>' } },
        },
      },
    };
    await writeFile(join(webRoot, 'marketing', VERSION, 'build.json'), JSON.stringify(build));
    gateway = await startGateway({ WEB_ROOT: webRoot, RATE_LIMIT_REGISTER: '30' });
    const { stubbedServices } = gateway;
    const known = (numberSha256: string) => {
      asked.push(numberSha256);
      if (numberSha256 !== KNOWN) throw new NotFound();
    };
    const inForce = (numberSha256: string) => {
      known(numberSha256);
      if (isOver)
        throw new DomainError(410, ERROR_CODES.mandateOver, 'The mandate has ended', { errors: [ENDED] });
    };
    stubbedServices.answer(SearchRegister, ({ q }) => searched(q === 'northwind' ? [ENTRY] : []));
    stubbedServices.answer(GetRegisterEntry, ({ numberSha256 }) => (known(numberSha256), ENTRY));
    stubbedServices.answer(GetBadge, () => ({ svg: SVG }));
    stubbedServices.answer(GetAppointment, ({ numberSha256 }) => (known(numberSha256), { '@id': NUMBER }));
    stubbedServices.answer(GetCredential, ({ numberSha256 }) => (inForce(numberSha256), { jwt: 'a.b.c' }));
    stubbedServices.answer(GetCertificate, ({ numberSha256, language = 'en' }) => {
      inForce(numberSha256);
      return {
        language,
        fileName: `certificate-${NUMBER}-1.pdf`,
        sha256: '',
        bytes: Buffer.from('%PDF'),
      };
    });
    stubbedServices.answer(GetStatusList, () => ({ jwt: 'd.e.f' }));
    stubbedServices.answer(GetMailKey, () => ({ bytes: Buffer.from('the key') }));
    stubbedServices.answer(GetRegisterKeys, () => ({ keys: [{ kty: 'EC' }] }));
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(webRoot, { recursive: true });
  });
  beforeEach(async () => {
    isOver = false;
    await gateway.redis.flush();
  });

  const get = (path: string) => gateway.browser().get(path);

  it('is looked up with 1 to 200 characters', async () => {
    await get('/api/register?q=northwind').expect(200, searched([ENTRY]));
    await get(`/api/register?q=${'x'.repeat(200)}`).expect(200, searched([]));
    for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=a%00b', '?q=a&q=b', '?q[a]=b']) {
      const { body } = await get(`/api/register${query}`).expect(400);
      expect(body.errors).toContainEqual({ path: 'q', message: expect.any(String) });
    }
  });

  it('answers 30 look-ups of one address in a minute', async () => {
    for (let time = 0; time < 15; time += 1) {
      await get('/api/register?q=zzzz').expect(200);
      await get('/api/register/x').expect(404);
    }
    const { headers } = await get('/api/register?q=zzzz').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await get(`/api/register/${NUMBER}`).expect(429);
    await get(`/badge/${NUMBER}.svg`).expect(200);
  });

  it('takes a number in any case', async () => {
    await get(`/api/register/${NUMBER}`).expect(200, ENTRY);
    await get(`/api/register/${NUMBER.toLowerCase()}`).expect(200, ENTRY);
  });

  it('answers a number that nobody has and what is none alike, after the same question', async () => {
    const strange = [
      'R13-ZZZZZZZZ',
      'R13-1',
      'x',
      '%20',
      '%3Cscript%3E',
      'x'.repeat(500),
      '%F0%9F%92%A9',
      "'--",
    ];
    const answers = [];
    for (const number of strange) {
      asked.length = 0;
      const { status, text, headers } = await get(`/api/register/${number}`);
      const { date: _, 'x-request-id': __, ...same } = headers;
      answers.push({ status, text, headers: same });
      expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    }
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining('gateway.not-found') });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('has the entry in its page, with what the scripts begin with and what links to it show', async () => {
    const { text, headers } = await get(`/register/${NUMBER.toLowerCase()}`).expect(200);
    expect(text).toMatch(/<p>Loading<\/p><article data-state="in_force">[^]*<\/article><\/div>/);
    expect(text).toContain('<h1><bdi>Northwind &amp; Sons</bdi></h1>');
    expect(text).toContain('<title>Northwind &amp; Sons: In force | Rep13</title>');
    expect(text).toContain('property="og:title" content="Northwind &amp; Sons: In force">');
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toEqual(ENTRY);
    expect(text).not.toMatch(/A frame|<noscript>/);
    const dutch = await get(`/register/${NUMBER}?lang=nl`).expect(200);
    expect(dutch.text).toMatch(/<p lang="nl">[^]*<noscript>[^]*<main lang="nl"><article[^]*<\/noscript>/);
    const again = gateway
      .browser()
      .get(`/register/${NUMBER}`)
      .set('If-None-Match', headers['etag'] ?? '');
    await again.expect(304);
    for (const number of ['R13-ZZZZZZZZ', '%3Cscript%3E', 'x'.repeat(150)]) {
      const unknown = await get(`/register/${number}`).expect(200);
      expect(unknown.text).toMatch(/No such entry|could not be read/);
      expect(unknown.text).not.toMatch(/<script>|ZZZZ/);
      expect(unknown.text).toContain('id="page-data">null</script>');
    }
    expect((await get('/register/a/b').expect(404)).text).not.toContain('No such entry');
  });

  it.each([
    ['', 'en-GB,nl;q=0.5', 'en'],
    ['', 'nl-BE, en;q=0.5', 'nl'],
    ['', 'de, nl;q=0.5', 'en'],
    ['?lang=nl', 'en', 'nl'],
    ['?lang=en', 'nl', 'en'],
    ['?lang=xx', 'nl', 'nl'],
  ])('has the page of an entry%s in the language of who has %s: %s', async (search, languages, language) => {
    const { text, headers } = await get(`/register/${NUMBER}${search}`)
      .set('Accept-Language', languages)
      .expect(200);
    const [title, root, heading] =
      language === 'nl'
        ? ['Northwind &amp; Sons', '<div id="root" lang="en"><p lang="nl">', 'Wettelijke vertegenwoordiger']
        : ['Northwind &amp; Sons', '<div id="root"><p>', 'Legal representative'];
    for (const part of [`<html lang="${language}">`, `<title>${title}`, root, `<h2>${heading}</h2>`])
      expect(text).toContain(part);
    expect(headers['vary']).toMatch(/Accept-Language/);
    expect((await get('/nowhere')).headers['vary']).not.toMatch(/Accept-Language/);
  });

  it('draws a badge that other sites may show, whatever is asked for', async () => {
    for (const number of [NUMBER, 'R13-ZZZZZZZZ', '%3Cscript%3E']) {
      const { headers, body } = await get(`/badge/${number}.svg`).expect(200);
      expect((body as Buffer).toString()).toBe(SVG);
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^image\/svg\+xml/),
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'x-content-type-options': 'nosniff',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('draws the address of an entry for cameras, and of no other', async () => {
    const { body, headers } = await get(`/register/${NUMBER.toLowerCase()}/code.svg`).expect(200);
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect((body as Buffer).toString()).toBe(codeSvg(`${ORIGIN}/register/${NUMBER}`));
    await get('/register/R13-ZZZZZZZZ/code.svg').expect(404);
  });

  it('gives the appointment as data, as credential and as certificate, beside the site', async () => {
    const entry = `/register/${NUMBER}`;
    const json = await get(`${entry}/appointment.json`).expect(200);
    expect(json.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/ld\+json/),
      'access-control-allow-origin': '*',
    });
    const jwt = await get(`${entry}/appointment.jwt`).expect(200);
    expect(jwt.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/vc\+jwt/),
      'cache-control': 'public, max-age=300',
    });
    const pdf = await get(`${entry}/certificate.pdf`).expect(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${NUMBER}-1.pdf"`,
    });
    expect((await get(entry).expect(200)).text).toContain('<div id="root">');
  });

  it('gives the certificate in the language that is asked for, whatever the browser likes', async () => {
    const certificate = `/register/${NUMBER}/certificate.pdf`;
    const { headers } = await get(certificate).set('Accept-Language', 'nl').expect(200);
    expect(headers['content-language']).toBe('en');
    expect((await get(`${certificate}?language=nl`).expect(200)).headers['content-language']).toBe('nl');
    const { body } = await get(`${certificate}?language=fr`).expect(400);
    expect(body.errors).toEqual([{ path: 'language', message: expect.stringContaining('en or nl') }]);
  });

  it('says since when, once the mandate is over', async () => {
    isOver = true;
    for (const document of ['appointment.jwt', 'certificate.pdf']) {
      const { body, headers } = await get(`/register/${NUMBER}/${document}`).expect(410);
      expect(body).toMatchObject({ code: 'agreements.mandate-over', errors: [ENDED] });
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['cache-control']).toBe('no-store');
    }
    await get(`/register/${NUMBER}/appointment.json`).expect(200);
  });

  it('publishes which credentials are revoked, and what the terms of its data mean', async () => {
    const list = await get('/status-lists/revocation').expect(200);
    expect(list.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/vc\+jwt/),
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    for (const version of [1, 2] as const) {
      const context = await get(`/contexts/appointment-v${version}.jsonld`).expect(200);
      expect(context.headers['content-type']).toMatch(/^application\/ld\+json/);
      expect(JSON.parse(context.text)).toEqual(appointmentContext(ORIGIN, version));
    }
  });

  it('publishes its keys, and who the representative is', async () => {
    const keys = await get('/.well-known/jwks.json').expect(200);
    expect(JSON.parse(keys.text)).toEqual({ keys: [{ kty: 'EC' }] });
    const { body } = await get('/.well-known/dsa-representative.json').expect(200);
    expect(body).toMatchObject({
      legalName: 'Rep13 OÜ',
      contactPoint: { email: 'authorities@rep13.example', availableLanguage: ['nl', 'en'] },
      keys: `${ORIGIN}/.well-known/jwks.json`,
      register: { lookUp: `${ORIGIN}/api/register?q={q}` },
      about: expect.stringContaining('not registered'),
    });
  });

  it('gives out the key of its mailbox where programs look for it', async () => {
    const key = await get(`/.well-known/openpgpkey/hu/${'y'.repeat(32)}?l=authorities`)
      .buffer(true)
      .expect(200);
    expect(key.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'access-control-allow-origin': '*',
    });
    expect((key.body as Buffer).toString()).toBe('the key');
  });

  it('has each of its addresses on the list of those that are no pages, with the edge of the API', async () => {
    for (const path of RESERVED_PATHS) {
      const { headers, status } = await get(path.replace(':number', NUMBER).replace(':hash', 'y'.repeat(32)));
      expect(headers['x-robots-tag']).toBe('noindex');
      expect([path, status, headers['content-type']]).toEqual([path, 200, expect.not.stringMatching(/html/)]);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });
});
