import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { KnownDocumentView, UploadVerificationView } from '@rep13/contracts-agreements';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  ok,
  press,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';

withFakeBrowser();

const CONTENT = '%PDF-1.7';
/** sha256sum of the content. */
const SHA256 = '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b';
const ASK = `GET /api/verify/${SHA256}`;

const KNOWN: KnownDocumentView = {
  known: true,
  kind: 'agreement',
  agreementNumber: 'DSA-202611-0001',
  signedAt: '2026-11-20T09:14:00.000Z',
  seal: {
    level: 'B-T',
    isBaseline: true,
    sealedAt: '2026-11-20T09:14:02.000Z',
    timeStampedAt: '2026-11-20T09:14:03.000Z',
    timeStampedBy: 'A time-stamp authority',
  },
  isDevelopmentSeal: true,
  replacedAt: null,
  mandate: { state: 'in_force', registerNumber: 'R13-ABCDEFGH', endsAt: null },
};

const READING: UploadVerificationView = {
  sha256: SHA256,
  verdict: 'changed',
  document: { known: false },
  signatures: [
    {
      kind: 'signature',
      verdict: 'valid',
      isOurs: true,
      signer: 'Rep13 seal',
      issuer: 'A CA',
      revision: 1,
      revisions: 2,
      bytesAddedAfter: 1_234,
      timeStampedAt: '2026-11-20T09:14:03.000Z',
      timeStampedBy: 'A time-stamp authority',
    },
  ],
};

const pdf = () => new File([CONTENT], 'agreement.pdf', { type: 'application/pdf' });

async function choose(file = pdf()): Promise<void> {
  fireEvent.change(screen.getByLabelText('The PDF to verify'), { target: { files: [file] } });
  await settle();
}

describe('VerifyPage', () => {
  beforeAll(() => {
    // At once: the browser's own answers from a thread, which fake time does not wait for.
    const digest = (_: string, bytes: ArrayBuffer) =>
      Promise.resolve(new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer);
    Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
    Blob.prototype.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(CONTENT).buffer);
  });

  it('sends the checksum alone, and says what is known', async () => {
    const api = fakeApi({ [ASK]: ok(KNOWN) });
    await open('/verify');
    await choose();
    expect(screen.getByText('This document is genuine')).toBeTruthy();
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([ASK]);
    expect(screen.getByText('DSA-202611-0001')).toBeTruthy();
    expect(screen.getByText('PAdES B-T: signature and time stamp')).toBeTruthy();
    expect(screen.getByText(/It has a development seal/)).toBeTruthy();
  });

  it.each([
    ['in_force', 'good', /is in force/],
    ['ending', 'good', /in force; notice was given/],
    ['run_off', 'waiting', /has ended.*Its last moment: /],
    ['ended', 'waiting', /has ended/],
    ['awaiting', 'waiting', /is not in force/],
  ] as const)(
    'says beside it that the mandate is %s, and is green only in force',
    async (state, tone, sentence) => {
      const isBegun = state !== 'awaiting';
      const mandate = {
        ...{ state, registerNumber: isBegun ? 'R13-ABCDEFGH' : null },
        endsAt: state === 'run_off' ? '2026-11-21T10:00:00.000Z' : null,
      };
      fakeApi({ [ASK]: ok({ ...KNOWN, mandate }) });
      await open('/verify');
      await choose();
      const verdict = screen.getByText('This document is genuine').closest('[role=status]');
      expect(verdict?.getAttribute('data-tone')).toBe(tone);
      expect(document.body.textContent).toMatch(sentence);
      const link = screen.queryByRole('link', { name: /Register entry/ });
      expect(link?.getAttribute('href') ?? null).toBe(isBegun ? '/register/R13-ABCDEFGH' : null);
    },
  );

  it('calls no seal of before PAdES baseline', async () => {
    fakeApi({ [ASK]: ok({ ...KNOWN, seal: { ...KNOWN.seal, isBaseline: false } }) });
    await open('/verify');
    await choose();
    expect(screen.getByText(/^signature and time stamp\. Not PAdES baseline/)).toBeTruthy();
  });

  it('says of the first version of a file that there is a second one', async () => {
    fakeApi({ [ASK]: ok({ ...KNOWN, replacedAt: '2026-11-25T10:00:00.000Z' }) });
    await open('/verify');
    await choose();
    expect(screen.getByText(/A second version of this file was made on 25 November 2026/)).toBeTruthy();
  });

  it('is not green for a certificate that another one replaced', async () => {
    const { known, seal, isDevelopmentSeal, mandate } = KNOWN;
    const certificate = {
      ...{ kind: 'certificate', registerNumber: 'R13-ABCDEFGH', issuedAt: '2026-11-20T09:14:00.000Z' },
      revokedAt: '2026-11-22T09:14:00.000Z',
    };
    fakeApi({ [ASK]: ok({ known, seal, isDevelopmentSeal, mandate, ...certificate }) });
    await open('/verify');
    await choose();
    const verdict = screen.getByText('This document is genuine').closest('[role=status]');
    expect(verdict?.getAttribute('data-tone')).toBe('waiting');
  });

  it.each([
    ['invoice', 'Invoice'],
    ['credit-note', 'Credit note'],
  ] as const)('knows a document of the kind %s by its number', async (kind, sentence) => {
    const { known, seal, isDevelopmentSeal } = KNOWN;
    const mandate = null;
    const madeAt = '2026-11-20T09:14:00.000Z';
    fakeApi({
      [ASK]: ok({ known, seal, isDevelopmentSeal, mandate, kind, number: 'R13-2026-00001', madeAt }),
    });
    await open('/verify');
    await choose();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText('R13-2026-00001')).toBeTruthy();
  });

  it('knows an addendum by the number of its agreement', async () => {
    const { known, seal, isDevelopmentSeal, mandate } = KNOWN;
    const addendum = {
      kind: 'addendum',
      agreementNumber: 'DSA-202611-0042',
      signedAt: '2026-11-20T09:14:00.000Z',
    };
    fakeApi({ [ASK]: ok({ known, seal, isDevelopmentSeal, mandate, ...addendum }) });
    await open('/verify');
    await choose();
    expect(screen.getByText('Addendum on the point of contact (Article 11)')).toBeTruthy();
    expect(screen.getByText('DSA-202611-0042')).toBeTruthy();
  });

  it('sends nothing of an unknown file before there is consent', async () => {
    fakeApi({ [ASK]: ok({ known: false }) });
    const uploads = fakeUploads();
    await open('/verify');
    await choose();
    expect(screen.getByText('We do not know this document')).toBeTruthy();
    await press('Check the signatures');
    expect(announced('alert')).toEqual(['Please agree first, or choose another PDF']);
    expect(uploads).toEqual([]);
  });

  it('shows how far the upload is and what each signature covers', async () => {
    fakeApi({ [ASK]: ok({ known: false }) });
    const uploads = fakeUploads();
    await open('/verify');
    await choose();
    fireEvent.click(screen.getByLabelText('I agree to send this PDF to be checked'));
    await press('Check the signatures');
    expect(uploads).toHaveLength(1);
    act(() => uploads[0]!.progress(40, 100));
    expect(announced('status')).toContain('Sending, 40%');
    act(() => uploads[0]!.answer(200, READING));
    await settle();
    expect(screen.getByText('We sealed this document, and something was added after our seal')).toBeTruthy();
    expect(screen.getByText(/look up the number that is printed on it/)).toBeTruthy();
    for (const sentence of ['us (', 'revision 1 of 2', '1,234 bytes'])
      expect(screen.getAllByText((text) => text.includes(sentence)).length).toBeGreaterThan(0);
  });

  it('asks nobody about a file that is no PDF, and does not offer to send it', async () => {
    const bytes = new TextEncoder().encode('{"a":1}').buffer;
    const read = jest.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValue(bytes);
    const api = fakeApi({});
    await open('/verify');
    await choose(new File([bytes], 'x.json', { type: 'application/json' }));
    read.mockRestore();
    expect(
      within(screen.getByRole('region', { name: 'Result for x.json' })).getByRole('alert').textContent,
    ).toBe('This is not a PDF. We issue agreements, certificates and letters as PDF.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('says why there is no answer, and tries again', async () => {
    const answers = [refusedAs(429, 'gateway.too-many-attempts'), ok(KNOWN)];
    fakeApi({ [ASK]: () => answers.shift() ?? ok(KNOWN) });
    await open('/verify');
    await choose();
    expect(announced('alert').join()).toContain('Please wait a minute');
    await press('Try again');
    expect(screen.getByText('This document is genuine')).toBeTruthy();
  });

  it.each([
    ['0123 4567 89AB', true, 'We issued a document with this number', 'info'],
    ['DSA-202611-0001', false, 'We know no document with this number', 'waiting'],
  ] as const)(
    'looks up the printed number %s, and is never green for one',
    async (number, known, sentence, tone) => {
      const { agreementNumber, signedAt } = {
        agreementNumber: 'DSA-202611-0001',
        signedAt: '2026-11-20T09:14:00Z',
      };
      const document = { kind: 'agreement', agreementNumber, signedAt };
      const answer = known ? { known, document, mandate: KNOWN.mandate } : { known };
      fakeApi({
        [`GET /api/verify/by-number?${new URLSearchParams({ number: number }).toString()}`]: ok(answer),
      });
      await open('/verify');
      fill('Number printed on the document', ` ${number} `);
      await press('Look up the number');
      expect(screen.getByText(sentence).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
      expect(screen.queryByText(agreementNumber) !== null).toBe(known);
      expect(screen.queryByRole('link', { name: /Register entry/ }) !== null).toBe(known);
    },
  );

  it('asks for no empty number, and says when there were too many', async () => {
    fakeApi({ 'GET /api/verify/by-number?number=R13-ABCDEFGH': refusedAs(429, 'gateway.too-many-attempts') });
    await open('/verify');
    await press('Look up the number');
    expect(errorAt('Number printed on the document')).toMatch(/^Please enter the number/);
    fill('Number printed on the document', 'R13-ABCDEFGH');
    await press('Look up the number');
    expect(announced('alert').join()).toContain('Please wait a minute');
  });
});
