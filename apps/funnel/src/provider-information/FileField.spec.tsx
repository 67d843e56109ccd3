import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProviderFileView } from '@rep13/contracts-onboarding';
import {
  fakeApi,
  fakeUploads,
  ok,
  press,
  refused,
  settle,
  SIGNUP_ID,
  withFakeBrowser,
  type StartedUpload,
} from '@rep13/testing-browser';
import { MemoryRouter } from '@rep13/web-kit/router';
import { buildFile, buildSignup } from '../../test/builders.ts';
import { FileField } from './FileField.tsx';

withFakeBrowser();

let uploads: StartedUpload[] = [];
let running = 0;

function Field({ stored, isReadOnly = false }: { stored?: ProviderFileView; isReadOnly?: boolean }) {
  const [file, setFile] = useState<ProviderFileView | null>(stored ?? null);
  return (
    <>
      <label htmlFor="policy">Policy</label>
      <FileField
        id="policy"
        signupId={SIGNUP_ID}
        isReadOnly={isReadOnly}
        value={file}
        onChange={setFile}
        onUploading={(change) => (running += change)}
      />
    </>
  );
}

function show(props: Parameters<typeof Field>[0] = {}) {
  uploads = fakeUploads();
  running = 0;
  render(
    <MemoryRouter>
      <Field {...props} />
    </MemoryRouter>,
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Policy/);

async function choose(name = 'policy.pdf', bytes: number = 12) {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(input(), { target: { files: [file] } });
  await settle();
}

const answer = (status: number, body: unknown) => act(async () => uploads.at(-1)?.answer(status, body));
const alert = () => screen.getByRole('alert').textContent;

describe('FileField', () => {
  beforeEach(() => show());

  it('uploads what is chosen, tells how far it is, and shows what is stored', async () => {
    await choose();
    expect(uploads[0]?.path).toBe(`/api/provider-information/${SIGNUP_ID}/files`);
    expect(uploads[0]?.file.name).toBe('policy.pdf');
    expect(running).toBe(1);
    act(() => uploads[0]?.progress(5, 12));
    expect(screen.getByText('Uploading policy.pdf, 42%')).toBeTruthy();
    act(() => uploads[0]?.progress(12, 12));
    expect(screen.getByText('Checking policy.pdf')).toBeTruthy();
    expect(input().disabled).toBe(true);

    await answer(201, buildFile());
    expect(running).toBe(0);
    const link = screen.getByRole('link', { name: 'policy.pdf' });
    expect(link.getAttribute('href')).toBe(`/api/provider-information/${SIGNUP_ID}/files/${buildFile().id}`);
    expect(screen.getByText('47 KB')).toBeTruthy();
    await press('Remove policy.pdf');
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it.each([
    ['huge.pdf', 10 * 1024 * 1024 + 1, 'huge.pdf: This file is larger than 10 MB.'],
    ['empty.pdf', 0, 'empty.pdf: This file is empty.'],
    ['photo.png', 5, 'photo.png: Please choose a PDF, Word, OpenDocument or plain text file.'],
  ])('does not send %s', async (name, bytes, message) => {
    await choose(name, bytes);
    expect(alert()).toBe(message);
    expect(uploads).toEqual([]);
  });

  it.each([
    [413, 'onboarding.file-too-large', /larger than 10 MB/],
    [415, 'onboarding.file-type-not-accepted', /contents of this one are in another format/],
    [409, 'onboarding.file-quota-reached', /20 files or 50 MB/],
    [409, 'onboarding.file-quota-before-setup', /5 MB. Set it up from the link in our email/],
    [409, 'onboarding.upload-incomplete', /was incomplete/],
    [403, 'onboarding.account-suspended', /suspended/],
    [404, 'gateway.not-found', /session has ended/],
    [500, 'gateway.unexpected', /could not be taken/],
  ])('says why the server refused: %i %s', async (status, code, message) => {
    await choose();
    await answer(status, { code, message: 'Words that screens must not look at' });
    expect(alert()).toMatch(message);
    expect(running).toBe(0);
    expect(input().disabled).toBe(false);
  });

  it('can be tried again after the connection was lost', async () => {
    await choose();
    await act(async () => uploads[0]?.breakOff());
    expect(alert()).toMatch(/was interrupted/);
    await choose();
    await answer(201, buildFile());
    expect(alert()).toBe('');
    expect(screen.getByRole('link', { name: 'policy.pdf' })).toBeTruthy();
  });

  it('can be called off', async () => {
    await choose();
    await press('Cancel');
    expect(uploads[0]?.isAborted()).toBe(true);
    expect(running).toBe(0);
    expect([alert(), screen.queryByRole('progressbar')]).toEqual(['', null]);
  });
});

describe('a stored file', () => {
  const link = () => screen.getByRole('link', { name: 'policy.pdf' });
  const clicked = () => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);

  it('is downloaded by somebody who may still see it', async () => {
    fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()) });
    const download = clicked();
    show({ stored: buildFile() });
    fireEvent.click(link());
    await settle();
    expect(download).toHaveBeenCalledTimes(1);
  });

  it('stays closed when the session has ended, and the way to sign in is shown', async () => {
    fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: refused(404, 'Not found') });
    const download = clicked();
    download.mockClear();
    show({ stored: buildFile() });
    fireEvent.click(link());
    await settle();
    expect(download).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Sign in and come back' })).toBeTruthy();
  });
});

describe('FileField of a suspended account', () => {
  it('lets the file be read, not changed', () => {
    show({ stored: buildFile(), isReadOnly: true });
    expect(screen.getByRole('link', { name: 'policy.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(input().disabled).toBe(true);
  });
});
