import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { KnownDocumentView, UploadVerificationView } from '@rep13/contracts-agreements';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeApi, fakeUploads, ok, press, refusedAs, settle, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { said } from '../../test/said.ts';

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
    sealedAt: '2026-11-20T09:14:02.000Z',
    timeStampedAt: '2026-11-20T09:14:03.000Z',
    timeStampedBy: 'A time-stamp authority',
  },
  isDevelopmentSeal: true,
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
    File.prototype.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(CONTENT).buffer);
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
    ['invoice', 'Invoice'],
    ['credit-note', 'Credit note'],
  ] as const)('knows a document of the kind %s by its number', async (kind, words) => {
    const { known, seal, isDevelopmentSeal } = KNOWN;
    const madeAt = '2026-11-20T09:14:00.000Z';
    fakeApi({ [ASK]: ok({ known, seal, isDevelopmentSeal, kind, number: 'R13-2026-00001', madeAt }) });
    await open('/verify');
    await choose();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('R13-2026-00001')).toBeTruthy();
  });

  it('sends nothing of an unknown file before there is consent', async () => {
    fakeApi({ [ASK]: ok({ known: false }) });
    const uploads = fakeUploads();
    await open('/verify');
    await choose();
    expect(screen.getByText('We do not know this document')).toBeTruthy();
    await press('Check the signatures');
    expect(said('alert')).toEqual(['Please agree first, or choose another PDF']);
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
    expect(said('status')).toContain('Sending, 40 %');
    act(() => uploads[0]!.answer(200, READING));
    await settle();
    expect(screen.getByText('This document was sealed by us and then changed')).toBeTruthy();
    for (const words of ['us (', 'revision 1 of 2', '1,234 bytes'])
      expect(screen.getAllByText((text) => text.includes(words)).length).toBeGreaterThan(0);
  });

  it('says why there is no answer, and tries again', async () => {
    const answers = [refusedAs(429, 'gateway.too-many-attempts'), ok(KNOWN)];
    fakeApi({ [ASK]: () => answers.shift() ?? ok(KNOWN) });
    await open('/verify');
    await choose();
    expect(said('alert').join()).toContain('Please wait a minute');
    await press('Try again');
    expect(screen.getByText('This document is genuine')).toBeTruthy();
  });
});
