import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, later, ok, refused, settle, withFakeBrowser } from '@rep13/testing-browser';
import { Link, MemoryRouter } from '@rep13/web-kit/router';

const used = new Set<string>();
jest.unstable_mockModule('../remotes/remotes.ts', () => ({ usedRemotes: () => used }));
const { NewVersionBar } = await import('./NewVersionBar.tsx');

const [OLD, NEW, NEWER] = ['0', '1', '2'].map((digit) => digit.repeat(16)) as [string, string, string];
const OPENED = { shell: OLD, marketing: OLD, admin: OLD };
const WHILE = 5 * 60_000;

const bar = () => screen.queryByRole('region', { name: 'New version' });
const click = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
const comeBack = async () => {
  act(() => void window.dispatchEvent(new Event('focus')));
  await settle();
};

/** Asked for what is released, the gateway answers these one after the other, and the last one from then on. */
function released(...answers: object[]) {
  const left = [...answers];
  return fakeApi({ 'GET /versions.json': () => ok(left.length > 1 ? left.shift() : left[0]) });
}

async function openPage() {
  const hashes = Object.entries(OPENED).map(([name, version]) => [`/${name}/${version}/main.js`, 'sha256-x']);
  document.head.innerHTML = `<script type="application/json" id="integrity">${JSON.stringify(Object.fromEntries(hashes))}</script>`;
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/faq">Questions</Link>
      <input aria-label="Name" />
      <NewVersionBar />
    </MemoryRouter>,
  );
  await settle();
}

withFakeBrowser();
beforeEach(() => {
  used.clear();
  used.add('marketing');
});

describe('a page that is open', () => {
  it('asks for nothing in its first five minutes, and not while nobody comes back to it', async () => {
    const { calls } = released({ ...OPENED, marketing: NEW });
    await openPage();
    await later(WHILE - 1_000);
    await comeBack();
    await later(10 * WHILE);
    expect(calls).toEqual([]);
    expect(bar()).toBeNull();
  });

  it('is offered a new version when somebody comes back to it, and announces that', async () => {
    released({ ...OPENED, marketing: NEW });
    await openPage();
    await later(WHILE);
    await comeBack();
    expect(bar()?.textContent).toContain('A new version is ready.');
    expect(bar()?.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('is offered it when somebody goes on to another page', async () => {
    released({ ...OPENED, shell: NEW });
    await openPage();
    await later(WHILE);
    click('link', 'Questions');
    await settle();
    expect(bar()).not.toBeNull();
  });

  it('asks once in five minutes, however often somebody comes back', async () => {
    const { calls } = released(OPENED);
    await openPage();
    await later(WHILE);
    await comeBack();
    await comeBack();
    await later(WHILE);
    await comeBack();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['everything is as it was', OPENED],
    ['only a remote that it has not loaded is new', { ...OPENED, admin: NEW }],
    ['a remote was withdrawn', { shell: OLD }],
    ['somebody has a preview open', {}],
  ])('is offered nothing where %s', async (_, versions) => {
    released(versions);
    await openPage();
    await later(WHILE);
    await comeBack();
    expect(bar()).toBeNull();
  });

  it('is offered nothing by a server that does not answer, and asks again later', async () => {
    fakeApi({ 'GET /versions.json': () => refused(503, 'Service unavailable') });
    await openPage();
    await later(WHILE);
    await comeBack();
    expect(bar()).toBeNull();
    released({ ...OPENED, marketing: NEW });
    await later(WHILE);
    await comeBack();
    expect(bar()).not.toBeNull();
  });

  it('is left alone once somebody has declined, until there is another version', async () => {
    released({ ...OPENED, marketing: NEW }, { ...OPENED, marketing: NEW }, { ...OPENED, marketing: NEWER });
    await openPage();
    await later(WHILE);
    await comeBack();
    click('button', 'Not now');
    await later(WHILE);
    await comeBack();
    expect(bar()).toBeNull();
    await later(WHILE);
    await comeBack();
    expect(bar()).not.toBeNull();
  });
});

describe('a page on which somebody has entered something', () => {
  it('is offered nothing until the next page', async () => {
    released({ ...OPENED, marketing: NEW });
    await openPage();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } });
    await later(WHILE);
    await comeBack();
    expect(bar()).toBeNull();
    click('link', 'Questions');
    await settle();
    expect(bar()).not.toBeNull();
  });

  it('is rid of the offer as soon as somebody begins', async () => {
    released({ ...OPENED, marketing: NEW });
    await openPage();
    await later(WHILE);
    await comeBack();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } });
    expect(bar()).toBeNull();
  });
});
