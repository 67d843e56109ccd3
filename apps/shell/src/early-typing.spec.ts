import { noteEarlyTyping } from './early-typing.mjs';

interface Early {
  typed: Record<string, string>;
  focused: string | undefined;
  isSent: boolean;
  stop: () => void;
}

const PAGE = `
  <form id="sign-in" data-early>
    <input name="clientId" /><input name="password" type="password" />
    <button type="submit" data-busy="Signing in...">Sign In</button>
  </form>
  <form id="other"><input name="search" /></form>`;

describe('what is typed before the program of a page is there', () => {
  let early: Early;
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    noteEarlyTyping();
    early = (window as unknown as { earlyTyping: Early }).earlyTyping;
  });
  afterEach(() => early.stop());

  const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const type = (name: string, text: string) => {
    input(name).value = text;
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = (id: string) => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is noted with the field that has the focus', () => {
    type('clientId', 'DSA');
    type('clientId', 'DSA-ABC234');
    input('password').focus();
    expect(early).toMatchObject({ typed: { clientId: 'DSA-ABC234' }, focused: 'password', isSent: false });
  });

  it('does not leave the page when it is sent, and the button says that it goes on', () => {
    expect(send('sign-in')).toBe(true);
    expect(early.isSent).toBe(true);
    expect(document.querySelector('button')?.textContent).toBe('Signing in...');
  });

  it('is none of its business in other forms, nor once the program has taken over', () => {
    type('search', 'x');
    expect(send('other')).toBe(false);
    early.stop();
    type('clientId', 'y');
    expect(early.typed).toEqual({});
  });
});
