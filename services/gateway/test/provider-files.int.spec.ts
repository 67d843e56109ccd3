import { request as httpRequest } from 'node:http';
import { connect, type NatsConnection } from 'nats';
import { ERROR_CODES, PROVIDER_FILES } from '@rep13/contracts-constants';
import { FinishProviderUpload, RegisterSignup } from '@rep13/contracts-onboarding';
import { DomainError, ServiceUnavailable, type RequestContext } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { bytesOf } from './bytes-of.ts';
import { OnboardingFiles } from './onboarding-files.ts';
import { buildProviderFileView, PDF } from './provider-information.ts';
import { spooled } from './spooled.ts';
import { ORIGIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const PATH = `/api/provider-information/${OWN}/files`;
const { bytesMax } = PROVIDER_FILES;
const PASSED_ON_AT_ONCE = 50;
const domainError = (status: number, code: (typeof ERROR_CODES)[keyof typeof ERROR_CODES]) =>
  new DomainError(status, code, 'No');

describe('files of a provider', () => {
  let gateway: TestGateway;
  let onboarding: OnboardingFiles;
  let owner: Browser;
  let cookie: string;

  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' });
    onboarding = new OnboardingFiles(gateway.stubbedServices);
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView({ id: OWN }));
    owner = gateway.browser();
    const { headers } = await owner.post('/api/signup').send(buildSignupBody()).expect(201);
    cookie = String(headers['set-cookie']).split(';')[0]!;
  });
  afterAll(() => gateway.stop());
  beforeEach(() => onboarding.clear());

  const upload = (bytes: Buffer = PDF, filename = 'policy.pdf', browser = owner) =>
    browser.post(PATH).attach('file', bytes, { filename, contentType: 'text/html' });
  const begun = () => [...onboarding.uploads.values()];
  const allDiscarded = () =>
    eventually(() => [...onboarding.uploads.keys()].every((id) => onboarding.discarded.includes(id)), {
      fact: 'every upload is thrown away',
    });

  const nothingStaysOnDisk = () =>
    eventually(async () => (await spooled()) === 0, { fact: 'nothing of any file is on disk' });

  describe('coming in', () => {
    afterEach(() => nothingStaysOnDisk());

    it('arrive whole, under their own name, whatever type the browser claims', async () => {
      const bytes = Buffer.alloc(1_200_000, 'Regeln ');
      const { body } = await upload(bytes, 'Unsere Règles – 规则.pdf').expect(201);

      expect(begun()).toMatchObject([{ signupId: OWN, name: 'Unsere Règles – 规则.pdf' }]);
      expect(begun()[0]!.parts.map(({ length }) => length)).toEqual([524_288, 524_288, 151_424]);
      expect(onboarding.files.get(body.id)?.bytes.equals(bytes)).toBe(true);
      expect(body).toEqual(onboarding.files.get(body.id)?.view);
      expect(onboarding.discarded).toEqual([]);
    });

    it('may have 10 MB', async () => {
      const { body } = await upload(Buffer.alloc(bytesMax, 'a')).expect(201);
      expect(body.size).toBe(bytesMax);
    });

    it.each([
      ['10 MB and a byte', bytesMax + 1],
      ['11 MB', 11 * 1024 * 1024],
    ])('may not have %s', async (_, size) => {
      const { body } = await upload(Buffer.alloc(size, 'a')).expect(413);
      expect(body).toEqual({ code: 'onboarding.file-too-large', message: 'Please upload at most 10 MB' });
      expect(begun()).toEqual([]);
      await nothingStaysOnDisk();
    });

    it('bring no folders, at most the end of a long name', async () => {
      await upload(PDF, '../../etc/passwd').expect(201);
      await upload(PDF, `${'x'.repeat(3_000)}.pdf`).expect(201);
      expect(begun()[0]!.name).toBe('passwd');
      expect(begun()[1]!.name).toMatch(/^x{996}\.pdf$/);
    });

    it.each([
      ['two files', () => upload().attach('file', PDF, 'other.pdf')],
      ['another field', () => upload().field('signupId', '1')],
      ['a field that reaches for the prototype', () => upload().field('__proto__[polluted]', '1')],
      ['a file in another field', () => owner.post(PATH).attach('upload', PDF, 'policy.pdf')],
      [
        'half a form',
        () =>
          owner
            .post(PATH)
            .set('Content-Type', 'multipart/form-data; boundary=x')
            .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'),
      ],
      ['no boundary', () => owner.post(PATH).set('Content-Type', 'multipart/form-data').send('x')],
    ])('are refused with %s, and nothing of them stays', async (_, call) => {
      const { body } = await call().expect(400);
      expect(body).toEqual({
        code: 'gateway.malformed-body',
        message: 'Please send a well-formed request',
      });
      expect(onboarding.files.size).toBe(filesBefore);
      await allDiscarded();
      expect({}).not.toHaveProperty('polluted');
    });
    let filesBefore = 0;
    beforeEach(() => (filesBefore = onboarding.files.size));

    it('are asked for when the form has none', async () => {
      const { body } = await owner
        .post(PATH)
        .set('Content-Type', 'multipart/form-data; boundary=x')
        .send('--x--\r\n')
        .expect(400);
      expect(body.errors).toEqual([{ path: 'file', message: 'Please choose a file' }]);
    });

    it.each([{ file: 'x' }, undefined])('come in a form, not as JSON (%#)', async (json) => {
      const { body } = await owner.post(PATH).send(json).expect(415);
      expect(body.code).toBe('gateway.unsupported-media-type');
    });

    it('come from our own pages only', async () => {
      const { body } = await upload().set('Origin', 'https://evil.example').expect(403);
      expect(body.code).toBe('gateway.foreign-origin');
      expect(begun()).toEqual([]);
    });

    it('come from the owner only', async () => {
      await upload(PDF, 'policy.pdf', gateway.browser()).expect(404);
      expect(begun()).toEqual([]);
    });

    it.each([
      ['begin', 409, ERROR_CODES.fileQuotaReached],
      ['append', 503, ERROR_CODES.serviceUnavailable],
      ['finish', 415, ERROR_CODES.fileTypeNotAccepted],
    ] as const)('are thrown away when onboarding refuses to %s: %i', async (step, status, code) => {
      onboarding.errors[step] = domainError(status, code);
      await upload().expect(status, { code, message: 'No' });
      await allDiscarded();
    });

    it('are thrown away when the browser goes', async () => {
      const { port } = gateway.app.getHttpServer().address() as { port: number };
      const call = httpRequest({
        port,
        method: 'POST',
        path: PATH,
        headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': 'multipart/form-data; boundary=x' },
      });
      call.on('error', () => undefined);
      call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
      call.write(Buffer.alloc(600_000, 'a'));
      await eventually(async () => (await spooled()) === 1, { fact: 'the first part has arrived' });

      call.destroy();

      await nothingStaysOnDisk();
      expect(begun()).toEqual([]);
    });

    it('that were there already are answered, and the new upload is thrown away', async () => {
      onboarding.answersFile = buildProviderFileView();
      const { body } = await upload().expect(201);
      expect(body).toEqual(onboarding.answersFile);
      await allDiscarded();
    });

    it('are passed on a limited number at once; the others wait for their turn', async () => {
      let release = () => {};
      onboarding.mayBegin = new Promise((resolve) => (release = resolve));
      const calls = Array.from({ length: PASSED_ON_AT_ONCE + 1 }, (_, index) =>
        upload().set('X-Forwarded-For', `203.0.113.${index % 6}`),
      );
      const statuses = Promise.all(calls.map((call) => call.then(({ status }) => status)));
      await eventually(async () => (await spooled()) === PASSED_ON_AT_ONCE + 1, { fact: 'all have arrived' });
      await eventually(() => onboarding.beginnings === PASSED_ON_AT_ONCE, { fact: 'all but one have begun' });

      release();
      expect(new Set(await statuses)).toEqual(new Set([201]));
      await nothingStaysOnDisk();
    });
  });

  describe('going out', () => {
    const get = (id: string, browser = owner) => browser.get(`${PATH}/${id}`).buffer(true);

    it('are attachments that nobody keeps and no browser interprets', async () => {
      const bytes = Buffer.alloc(1_200_000, '%PDF-1.7 ');
      const { id } = onboarding.put(bytes, { name: 'Règles "2026"; x=y.pdf' });

      const { headers, body } = await bytesOf(get(id)).expect(200);

      expect((body as Buffer).equals(bytes)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '1200000',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="R\?gles \\"2026\\"; x=y\.pdf"; filename\*=UTF-8''R%C3%A8gles%20%222026%22%3B%20x%3Dy\.pdf$/,
        ),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    });

    it('of text are text in UTF-8, also if they look like a page', async () => {
      const { id } = onboarding.put(Buffer.from('<script>'), { name: 'a.md', contentType: 'text/plain' });
      const { headers } = await get(id).expect(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename=a.md');
    });

    it('are not found under an id that nobody has', async () => {
      await get('019aa08e-8b40-7bbb-8ccc-0123456789ab').expect(404);
    });

    it.each(['1', '..%2f..%2fetc', '%00', 'x'.repeat(500)])(
      'are not even looked for under %#',
      async (id) => {
        await get(id).expect(404);
        expect(onboarding.lookedFor).toEqual([]);
      },
    );

    it('are not there for anybody else', async () => {
      const { id } = onboarding.put(PDF);
      await get(id, gateway.browser()).expect(404, { code: 'gateway.not-found', message: 'Not found' });
    });

    it('break off when a part can not be had, and never look whole', async () => {
      const { id } = onboarding.put(Buffer.alloc(1_200_000, 'a'));
      onboarding.errors.part = new ServiceUnavailable();
      await expect(get(id)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    });
  });

  describe('with an Idempotency-Key', () => {
    let observer: NatsConnection;
    const contexts: RequestContext[] = [];
    beforeAll(async () => {
      observer = await connect({ servers: gateway.nats.url });
      observer.subscribe(FinishProviderUpload.subject, {
        callback: (_, message) => {
          const header = decodeURIComponent(message.headers?.get('Rep13-Context') ?? '');
          contexts.push(JSON.parse(header) as RequestContext);
        },
      });
      await observer.flush();
    });
    afterAll(() => observer.close());

    const lastContext = async () => {
      await observer.flush();
      return contexts.at(-1);
    };
    const named = async (key: string, bytes: Buffer, filename = 'policy.pdf') => {
      await upload(bytes, filename).set('Idempotency-Key', key).expect(201);
      return (await lastContext())?.idempotency;
    };

    it('are the same request under the same key when they are the same file, else another', async () => {
      const first = await named('one', PDF);
      expect(first).toMatchObject({ key: 'one', scope: expect.any(String) });
      expect(await named('one', PDF)).toEqual(first);
      expect((await named('one', Buffer.from('%PDF-2.0')))?.fingerprint).not.toBe(first?.fingerprint);
      expect((await named('one', PDF, 'other.pdf'))?.fingerprint).not.toBe(first?.fingerprint);
    });

    it('carry none without', async () => {
      await upload().expect(201);
      expect(await lastContext()).not.toHaveProperty('idempotency');
    });

    it('refuse a key that is none', async () => {
      const { body } = await upload().set('Idempotency-Key', 'ü'.repeat(3)).expect(400);
      expect(body.errors[0].path).toBe('Idempotency-Key');
      await allDiscarded();
    });
  });
});
