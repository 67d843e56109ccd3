import type { Answer } from '../http/caller.ts';
import { becomeClient, signIn } from '../people/clients.ts';
import { signInAdmin } from '../people/staff.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const SESSION = 'rep13';

/** Cookies, ids of sessions and what ends them (3.3.x, 7.x). */
export async function lookAtSessions(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'sessions: cookies, new ids, logout at once');
  const client = await becomeClient(product);
  const { browser } = client;
  const before = browser.cookies.get(SESSION);
  const { clientId, password } = client;
  const login = await browser.send('POST', '/api/client/login', { clientId, password });
  const held = browser.cookies.get(SESSION);
  tally.add(login.status, held !== before ? undefined : 'the id of before the sign-in goes on');
  for (const line of login.headers['set-cookie'] ?? []) tally.add('cookie', cookieFault(line));
  await browser.send('POST', '/api/client/logout', {});
  const replayed = await product
    .open()
    .ask('GET', '/api/client/user', { headers: { Cookie: `${SESSION}=${held}` } });
  tally.add(replayed.status, replayed.status === 401 ? undefined : 'a session goes on after its logout');
  const [one, other] = [await signIn(client, product.open()), await signIn(client, product.open())];
  await one.ask('DELETE', '/api/client/sessions/others');
  const ended = await other.ask('GET', '/api/client/user');
  tally.add(ended.status, ended.status === 401 ? undefined : 'a session goes on that its owner has ended');
  return tally;
}

function cookieFault(line: string): string | undefined {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const has = (attribute: string) => attributes.some((one) => one.toLowerCase() === attribute);
  const missing = ['httponly', 'samesite=lax', 'path=/'].filter((attribute) => !has(attribute));
  const name = pair.split('=')[0];
  if (missing.length > 0) return `the cookie ${name} is not ${missing.join(', ')}`;
  return /domain=/i.test(line) ? `the cookie ${name} is for other hosts too` : undefined;
}

/** What answers say of themselves: pages (3.4.x) and what is private (14.x). */
export async function lookAtHeaders(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'headers of pages and of private answers');
  const client = await becomeClient(product);
  const admin = await signInAdmin(product);
  await signIn(client);
  for (const path of ['/', '/pricing', '/client/login', '/admin/login', '/nothing-is-here']) {
    const page = await product.open().ask('GET', path);
    tally.add(page.status, pageFault(path, page));
  }
  const { browser, signupId } = client;
  const privateAnswers = [
    ...['/api/client/user', '/api/client/profile', `/api/legal-agreement/${signupId}/draft`].map(
      (path) => [browser, path] as const,
    ),
    ...['/api/admin/user', '/api/admin/signups', '/api/admin/audit-logs', '/api/admin/signups/export'].map(
      (path) => [admin, path] as const,
    ),
  ];
  for (const [caller, path] of privateAnswers) {
    const { status, headers } = await caller.ask('GET', path);
    const isCacheable = !`${headers['cache-control']}`.includes('no-store');
    tally.add(status, isCacheable ? `${path} may be cached: ${headers['cache-control']}` : undefined);
  }
  return tally;
}

function pageFault(path: string, { headers }: Answer): string | undefined {
  const policy = `${headers['content-security-policy'] ?? headers['content-security-policy-report-only']}`;
  const wanted: [string, boolean][] = [
    [
      'no policy without unsafe scripts',
      !/script-src [^;]*'unsafe-(inline|eval)'/.test(policy) && policy.includes('script-src'),
    ],
    ['frames are allowed', /frame-ancestors 'none'/.test(policy)],
    ['types are guessed', headers['x-content-type-options'] === 'nosniff'],
    ['it says what it runs on', headers['x-powered-by'] === undefined && headers['server'] === undefined],
  ];
  const wrong = wanted.filter(([, isRight]) => !isRight).map(([what]) => what);
  return wrong.length > 0 ? `${path}: ${wrong.join(', ')}` : undefined;
}
