import { act, cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  go,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { answer, heading, percent, sendContact } from '../../test/take-check.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { useCheckStore } from './useCheckStore.ts';

withFakeBrowser();
beforeEach(() => useCheckStore.getState().restart());

describe('CheckPage', () => {
  it('takes no answer before the page has come to life, where it would be lost', () => {
    const html = renderToString(
      <QuestionStep question="question1" given={undefined} onAnswer={() => undefined} />,
    );
    expect(html.match(/<button[^>]* disabled/g)).toHaveLength(2);
  });

  it('hands the website that the front page was told to the registration', async () => {
    await open('/check?site=acme.example');
    cleanup();
    await open('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Website URL').value).toBe('acme.example');
  });

  it('asks one question a screen, moves the focus to it and shows the progress', async () => {
    await open('/check');
    expect(heading().textContent).toBe('Is your company based outside the EU/EEA?');
    expect(percent()).toBe('25');

    await answer('Yes');
    expect(heading().textContent).toBe('Is your service accessible by EU users?');
    expect(document.activeElement).toBe(heading());
    expect(percent()).toBe('50');

    await answer('Yes');
    expect(percent()).toBe('75');
    await answer('No');
    expect(percent()).toBe('90');
    expect(screen.queryByLabelText('Email')).not.toBeNull();
  });

  it('shows four steps and marks the current one', async () => {
    await open('/check');
    await answer('Yes');
    const steps = screen.getByRole('list', { name: 'Steps of the check' });
    expect([...steps.children].map((step) => step.textContent)).toEqual([
      expect.stringContaining('Assessment'),
      expect.stringContaining('Service Check'),
      expect.stringContaining('Data Processing'),
      expect.stringContaining('Contact Info'),
    ]);
    expect(steps.querySelector('[aria-current="step"]')?.textContent).toContain('Service Check');
  });

  it('leads home, and back to the question before', async () => {
    await open('/check');
    expect(screen.getByRole('link', { name: /Back to Home/ }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Previous question' })).toBeNull();
    await answer('Yes');
    await press('Previous question');
    expect(percent()).toBe('25');
  });

  it('ends after a no without asking who answers, and can be taken again', async () => {
    await open('/check');
    await answer('No');
    expect(heading().textContent).toBe("You're Likely Not Required");
    expect(screen.getByText(/based in the EU\/EEA. Article 13 applies only/)).toBeTruthy();
    expect(percent()).toBe('100');
    await press('Take Check Again');
    expect(percent()).toBe('25');
    expect(useCheckStore.getState().answers).toEqual({});
  });

  it('has an entry of the history for each step: Back and Forward lead through it', async () => {
    const api = fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check?utm_source=mail');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    expect(percent()).toBe('100');
    for (const shown of ['90', '75', '50', '25']) {
      await go(-1);
      expect(percent()).toBe(shown);
    }
    expect(address()).toBe('/check?utm_source=mail');
    await go(4);
    expect(heading().textContent).toBe('DSA Legal Representative Required');
    expect(document.activeElement).toBe(heading());
    expect(api.calls).toHaveLength(1);
  });

  it('shows no step that the answers do not lead to, whatever the address says', async () => {
    for (const step of ['question3', 'contact-form', 'ready-to-signup', 'results', 'nonsense']) {
      await open(`/check?step=${step}`);
      expect(percent()).toBe('25');
      expect(address()).toBe('/check');
      cleanup();
    }
    await open('/check');
    await answer('Yes', 'No');
    await press('Take Check Again');
    await go(-1);
    expect([percent(), address()]).toEqual(['25', '/check']);
  });

  it('goes on where the visitor was when a link leads to it again', async () => {
    await open('/check');
    await answer('Yes', 'Yes');
    cleanup();
    await open('/check');
    expect([percent(), address()]).toEqual(['75', '/check?step=question3']);
  });

  it('survives a reload', async () => {
    await open('/check');
    await answer('Yes', 'Yes');
    const saved = sessionStorage.getItem('rep13.check') ?? '';
    await press('Previous question');

    sessionStorage.setItem('rep13.check', saved);
    await act(() => useCheckStore.persist.rehydrate());
    expect(percent()).toBe('75');
    expect(useCheckStore.getState().answers).toEqual({ question1: true, question2: true });
  });

  it('sends the answers and says that a representative is required after three times yes', async () => {
    const api = fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();

    const [call] = api.sent('POST', '/api/compliance-check');
    expect(call?.body).toEqual({
      email: 'ada@acme.example',
      companyName: 'Acme',
      question1: true,
      question2: true,
      question3: true,
      requiresLegalRep: true,
    });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(shownToast()).toEqual({
      role: 'status',
      text: 'Assessment savedYour compliance assessment has been recorded.',
    });
    expect(heading().textContent).toBe('DSA Legal Representative Required');
    const next = screen.getByRole('link', { name: 'Get Legal Rep Now - €300/year' });
    expect(next.getAttribute('href')).toBe('/signup');
  });

  it('says that none is required when the third answer is no', async () => {
    const api = fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check');
    await answer('Yes', 'Yes', 'No');
    await sendContact();
    expect(api.calls[0]?.body).toMatchObject({ question3: false, requiresLegalRep: false });
    expect(heading().textContent).toBe("You're Likely Not Required");
  });

  it('asks for both contact details', async () => {
    const api = fakeApi({});
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    fill('Email', 'ada@acme.example');
    await press('Show My Result');
    expect(shownToast()).toEqual({
      role: 'alert',
      text: 'Missing informationPlease fill in both email and company name.',
    });
    expect(errorAt('Company name')).toBe('Company name is required');
    expect(api.calls).toEqual([]);
  });

  it('keeps what is typed in the last step over a reload', async () => {
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    fill('Email', 'ada@acme.example');
    fill('Company name', 'Acme');
    cleanup();
    await open('/check');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@acme.example');
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Acme');
  });

  it('is recorded once when the answer was lost and the page reloaded, and again for another company', async () => {
    const reused = refusedAs(422, 'gateway.idempotency-key-reused');
    const answers = ['no answer' as const, reused, ok({ id: 1 }), ok({ id: 2 }, 201)];
    const api = fakeApi({ 'POST /api/compliance-check': () => answers.shift() ?? 'no answer' });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    cleanup();
    await open('/check');
    fill('Company name', 'Acme Labs');
    await press('Show My Result');
    const sent = api.calls.map(({ body, headers }) => [
      (body as { companyName: string }).companyName,
      headers.get('Idempotency-Key'),
    ]);
    const key = sent[0]?.[1];
    expect(sent).toEqual([
      ['Acme', key],
      ['Acme Labs', key],
      ['Acme', key],
      ['Acme Labs', expect.not.stringMatching(key ?? '')],
    ]);
    expect(heading().textContent).toBe('DSA Legal Representative Required');
  });

  it('tells search engines how to: three steps, five minutes', async () => {
    await open('/check');
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'HowTo', totalTime: 'PT5M', step: { length: 3 } });
  });

  it('stays on the form when saving fails', async () => {
    fakeApi({ 'POST /api/compliance-check': refused(503, 'Service unavailable') });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    expect(shownToast()).toEqual({
      role: 'alert',
      text: 'Submission failedPlease try again or contact support.',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@acme.example');
  });

  it('is busy while it saves', async () => {
    let reply: (answer: ReturnType<typeof ok>) => void = () => undefined;
    fakeApi({ 'POST /api/compliance-check': () => new Promise((resolve) => (reply = resolve)) });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
    reply(ok({ id: 1 }));
    await settle();
    expect(screen.queryByRole('button', { name: 'Saving...' })).toBeNull();
  });
});
