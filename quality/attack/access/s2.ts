import { ERROR_CODES } from '@rep13/contracts-constants';
import { CELLS, expected, PARAM, ROUTES, type Cell, type Which } from '@rep13/testing/api';
import { judged } from '@rep13/faults/check/verdict';
import { atOnce } from '../http/at-once.ts';
import { codeOf, type Answer } from '../http/caller.ts';
import { form } from '../http/form.ts';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { meetCast, type Cast } from './cast.ts';
import { idOf, makeSubjects, type Subjects } from './subjects.ts';

const PROMISE = 'every call × everybody × own, other and absent id is answered as the access matrix says';
const AT_ONCE = 8;
const REFUSED = [401, 403, 404];

/** The rows are those of the gateway's own test; here everybody is real and so is what they ask for. */
export async function attackAccess(product: AttackedProduct): Promise<Outcome> {
  const cast = await meetCast(product);
  const subjects = await makeSubjects(product, cast.admin);
  const tallies = new Map<string, Tally>();
  const run = async (cell: Cell) => {
    const [route, which, persona] = cell;
    if (ROUTES[route]?.endsOthers) await cast.renew(persona);
    const [method = ''] = route.split(' ');
    const answer = await call(cast, subjects, cell);
    const wanted = expected(ROUTES[route]!, method, persona, which);
    const tally = tallies.get(persona) ?? new Tally('S2', persona);
    tallies.set(persona, tally);
    const isAbout = nothingToFind(answer, wanted, which);
    const fault = isAbout ? undefined : faultOf(answer, wanted);
    tally.add(isAbout ?? answer.status, fault && `${route}, ${which} id: ${fault}`);
  };
  const endsSession = ([route]: Cell) => ROUTES[route]?.endsSession === true;
  await atOnce(
    AT_ONCE,
    CELLS.filter((cell) => !endsSession(cell)),
    run,
  );
  for (const cell of CELLS.filter(endsSession)) await run(cell);
  const all = [...tallies.values()];
  const summary = `${CELLS.length} cells of ${Object.keys(ROUTES).length} calls`;
  return { tallies: all, verdict: judged('S2', PROMISE, summary, faultsOf(all)) };
}

/** What services say instead, which in the gateway's own tests say yes to everything: by the code of the refusal. */
const KNOWN_BETTER: Readonly<Record<string, 'in' | number>> = {
  'onboarding.account-suspended': 'in',
  'agreements.agreement-not-signed': 404,
};

/**
 * Who is let in and finds nothing: real services have no letter, invoice or entry for everybody, and say of what is
 * absent that there is none. Both are counted, and neither lets anybody in who should not be.
 */
function nothingToFind(answer: Answer, wanted: 'in' | number, which: Which): string | undefined {
  if (wanted === 'in' && which !== 'absent' && answer.status === 404) return 'nothing there';
  const isEmpty = answer.status === 200 && holdsNothing(answer.text);
  const isRefused = answer.status === 400 || answer.status === 409;
  return wanted === 404 && which === 'absent' && (isEmpty || isRefused) ? 'says there is none' : undefined;
}

/** `null`, an empty list, "not checked", or an object of nothing but these. */
const holdsNothing = (text: string): boolean =>
  /^[\[\]{},:\s]*$/.test(text.replace(/"\w+":|null|false|"not-checked"/g, ''));

function faultOf(answer: Answer, wanted: 'in' | number): string | undefined {
  const { status, text } = answer;
  if (status === 0 || status >= 500) return `answered ${status} ${text.slice(0, 120)}`;
  if (KNOWN_BETTER[codeOf(answer)] === wanted) return undefined;
  const got = REFUSED.includes(status) ? status : 'in';
  if (got !== wanted) return `answered ${status} ${codeOf(answer)} instead of ${wanted}`;
  if (status === 403 && codeOf(answer) !== ERROR_CODES.forbidden) return `403 as ${codeOf(answer)}`;
  return undefined;
}

function call(cast: Cast, subjects: Subjects, [route, which, persona]: Cell): Promise<Answer> {
  const row = ROUTES[route]!;
  const [method = '', path = ''] = route.split(' ');
  const id = idOf(subjectOf(subjects, path) ?? ownedBy(cast, persona), which);
  const params: Record<string, string | undefined> = { ...row.params };
  if (params['fileId'] !== undefined) params['fileId'] = cast.files[id] ?? params['fileId'];
  const address = path.replace(PARAM, (_, name: string) => params[name] ?? `${id}`);
  const browser = cast.browsers[persona]!;
  if (row.sendsFile)
    return browser.ask(method, address, form('policy.txt', Buffer.from('Another policy.'), 'text/plain'));
  return browser.send(method, address, method === 'GET' ? undefined : (row.body?.(id) ?? {}));
}

/** What staff acts upon: clients where the address names nothing else. */
function subjectOf(subjects: Subjects, path: string) {
  const named = Object.entries(subjects).find(([beginning]) => path.startsWith(`${beginning}/:`));
  return named?.[1] ?? (path.startsWith('/api/admin') ? subjects['/api/admin/clients'] : undefined);
}

/** Whose registrations are meant: a visitor's or a client's. The other one's "other" is their own. */
function ownedBy({ visitors, clients, suspended }: Cast, persona: string) {
  if (persona === 'suspended client') return { own: suspended, other: clients.other };
  return persona.endsWith('visitor') ? visitors : clients;
}
