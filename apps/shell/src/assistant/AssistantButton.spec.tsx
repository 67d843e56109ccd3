import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ASSISTANT_MESSAGES } from '@rep13/contracts-onboarding/constants';
import { CHAT, CHAT_BUTTON } from '@rep13/content';
import { fakeApi, ok, refused } from '@rep13/testing-browser';
import { Link, MemoryRouter } from '@rep13/web-kit/router';
import { Assistant } from './Assistant.tsx';
import { AssistantButton } from './AssistantButton.tsx';
import { useAssistantWindow } from './useAssistantWindow.ts';
import { useConversationStore } from './useConversationStore.ts';

const QUESTION = 'What does it cost?';
const answer = { answer: 'EUR 300 a year.', fallback: false, citations: ['/pricing', '/faq#cost', '/terms'] };
const start = useConversationStore.getInitialState();

beforeEach(() => {
  useConversationStore.setState(start, true);
  useAssistantWindow.setState({ isOpen: false, returnsFocus: false });
});

const show = () =>
  render(
    <MemoryRouter>
      <Link to="/pricing">Next page</Link>
      <Assistant />
      <AssistantButton />
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: CHAT_BUTTON.open });
const openIt = async () => {
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'DSA Compliance Assistant (Beta)' });
};
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: CHAT.question });
const log = () => screen.getByRole('log', { name: CHAT.conversation });
const quick = () => CHAT.quickQuestions.filter((name) => screen.queryByRole('button', { name }));
const askIt = (question = QUESTION) => userEvent.type(input(), `${question}{Enter}`);

describe('the assistant', () => {
  it('opens with a greeting, three of six questions and the focus in its input', async () => {
    show();
    await openIt();
    expect(log().textContent).toContain(CHAT.greeting);
    expect(quick()).toEqual(CHAT.quickQuestions.slice(0, 3));
    expect(document.activeElement).toBe(input());
  });

  it('offers the other three at the next opening', async () => {
    show();
    await openIt();
    await userEvent.keyboard('{Escape}');
    await openIt();
    expect(quick()).toEqual(CHAT.quickQuestions.slice(3));
  });

  it('closes with Escape, with the focus back on its button', async () => {
    show();
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('shows the question at once, is disabled while it waits, and then shows the answer', async () => {
    let reply: (view: object) => void = () => undefined;
    const waiting = new Promise<object>((resolve) => (reply = resolve));
    const { sent } = fakeApi({ 'POST /api/chat/ask': async () => ok(await waiting) });
    show();
    await openIt();
    await askIt();
    expect(log().textContent).toContain(QUESTION);
    expect(input().disabled).toBe(true);
    expect(quick()).toEqual([]);
    await act(async () => reply(answer));
    expect(await within(log()).findByText(answer.answer)).toBeTruthy();
    expect(input().disabled).toBe(false);
    expect(document.activeElement).toBe(input());
    expect(sent('POST', '/api/chat/ask').map(({ body }) => body)).toEqual([
      { question: QUESTION, context: null },
    ]);
  });

  it('says quietly below a quotation that it is one', async () => {
    fakeApi({ 'POST /api/chat/ask': ok({ ...answer, note: ASSISTANT_MESSAGES.quoted }) });
    show();
    await openIt();
    await askIt();
    expect(await within(log()).findByText(ASSISTANT_MESSAGES.quoted)).toBeTruthy();
  });

  it('names two sources at most, inside the site', async () => {
    const citations = ['https://evil.example/', '//evil.example', ...answer.citations];
    fakeApi({ 'POST /api/chat/ask': ok({ ...answer, citations }) });
    show();
    await openIt();
    await askIt();
    await within(log()).findByText(answer.answer);
    const links = within(log()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pricing', '/pricing'],
      ['Questions and answers', '/faq#cost'],
    ]);
  });

  it('asks a quick question, and tells the service what was asked before', async () => {
    const { sent } = fakeApi({ 'POST /api/chat/ask': ok(answer) });
    show();
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: CHAT.quickQuestions[0] }));
    await within(log()).findByText(answer.answer);
    await askIt();
    expect(sent('POST', '/api/chat/ask').at(-1)?.body).toEqual({
      question: QUESTION,
      context: CHAT.quickQuestions[0],
    });
  });

  it('makes a new line with Shift and Enter, and does not send a blank question', async () => {
    const { sent } = fakeApi({});
    show();
    await openIt();
    await userEvent.type(input(), ' {Enter}');
    await userEvent.type(input(), 'a{Shift>}{Enter}{/Shift}b');
    expect(input().value).toBe(' a\nb');
    expect(sent('POST', '/api/chat/ask')).toEqual([]);
  });

  it.each([
    ['no answer', 'no answer', ASSISTANT_MESSAGES.trouble],
    ['a failing service', refused(503, 'Service unavailable'), ASSISTANT_MESSAGES.trouble],
    [
      'too many questions',
      refused(429, 'Too many attempts'),
      `${ASSISTANT_MESSAGES.trouble} ${CHAT.tooMany}`,
    ],
    [
      'no key',
      ok({ message: ASSISTANT_MESSAGES.noKey, fallback: true, citations: [] }),
      ASSISTANT_MESSAGES.noKey,
    ],
    ['no words with the flag', ok({ fallback: true, citations: [] }), ASSISTANT_MESSAGES.noKey],
    ['nothing but the flag', ok({ fallback: true }), ASSISTANT_MESSAGES.noKey],
    ['an answer beside the flag', ok({ ...answer, fallback: true }), ASSISTANT_MESSAGES.noKey],
    ['an answer without sources', ok({ answer: answer.answer }), answer.answer],
    ['neither words nor the flag', ok({}), ASSISTANT_MESSAGES.trouble],
  ] as const)('says it in words: %s', async (_, response, text) => {
    fakeApi({ 'POST /api/chat/ask': response });
    show();
    await openIt();
    await askIt();
    expect(await within(log()).findByText(text)).toBeTruthy();
  });

  it('takes 1,000 characters, and says when that is near', async () => {
    show();
    await openIt();
    fireEvent.change(input(), { target: { value: 'x'.repeat(899) } });
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(input(), { target: { value: 'x'.repeat(1_200) } });
    expect(input().value).toHaveLength(1_000);
    expect(screen.getByRole('status').textContent).toBe('1,000 of 1,000 characters');
  });

  it('keeps the conversation on the next page, and stores nothing', async () => {
    fakeApi({ 'POST /api/chat/ask': ok(answer) });
    show();
    await openIt();
    await askIt();
    await within(log()).findByText(answer.answer);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(log().textContent).toContain(answer.answer);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
