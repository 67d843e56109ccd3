import { VALID_BODIES } from '@rep13/testing/api';
import { codeOf } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { changedTables, lookAtTables, type Tables } from '../product/tables.ts';
import { Tally } from '../tally.ts';

const CHECK = JSON.stringify(VALID_BODIES['ComplianceCheckBody']);
const PATH = '/api/compliance-check';
/** Refusals are told to the audit log, which is not what was asked for. */
const ASKED_FOR = /^onboarding\.compliance_checks/;

const refused = (tables: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => ASKED_FOR.test(name)));

/** A page of somebody else has the browser send something to us (3.5.x). */
export async function askFromForeignPages(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'changes asked for by foreign pages and forms');
  const { origin, host } = new URL(product.url);
  const origins = [
    undefined,
    'https://evil.example',
    `${origin}.evil.example`,
    'null',
    `chrome-extension://${host}`,
    `https://${host}`,
    origin.replace(/\d+$/, '1'),
  ];
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const before = refused(await lookAtTables(product.databaseUrl));
  for (const Origin of origins) {
    const answer = await product.open('127.7.0.1').ask('POST', PATH, { body: CHECK, headers: { Origin } });
    const isRight = answer.status === 403 && codeOf(answer) === 'gateway.foreign-origin';
    tally.add(answer.status, isRight ? undefined : `${Origin}: answered ${answer.status}`);
  }
  for (const type of types) {
    const headers = { 'Content-Type': type };
    const { status } = await product.open('127.7.0.1').ask('POST', PATH, { body: CHECK, headers });
    tally.add(status, status === 415 ? undefined : `${type}: answered ${status}`);
  }
  const override = { 'X-HTTP-Method-Override': 'POST', 'X-HTTP-Method': 'POST' };
  const { status } = await product
    .open('127.7.0.1')
    .ask('GET', `${PATH}?_method=POST`, { headers: override });
  tally.add(status, status === 404 ? undefined : `a GET that says it is a POST: answered ${status}`);
  tally.faults.push(...changedTables(before, refused(await lookAtTables(product.databaseUrl))));
  return tally;
}

/** Headers that say where somebody comes from (4.1.3), and other ways to an address. */
export async function pretend(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'forged addresses, paths and cookies');
  const address = '127.7.0.2';
  const forged = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Real-IP': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
  };
  const seen = await product.open(address).ask('GET', '/api/ip', { headers: forged });
  tally.add(seen.status, seen.text === JSON.stringify({ ip: address }) ? undefined : `saw ${seen.text}`);
  for (const path of PATHS) {
    const { status } = await product.open(address).ask('GET', path);
    tally.add(status, [401, 404].includes(status) ? undefined : `${path}: answered ${status}`);
  }
  for (const Cookie of COOKIES) {
    const { status } = await product.open(address).ask('GET', '/api/admin/user', { headers: { Cookie } });
    tally.add(status, status === 401 ? undefined : `${Cookie.slice(0, 40)}: answered ${status}`);
  }
  return tally;
}

const PATHS = [
  '/api//admin/user',
  '/api/./admin/user',
  '/api/client/%2e%2e/admin/user',
  '/API/ADMIN/USER',
  '/api/admin/user/',
  '/api/admin/user%00',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
];
const COOKIES = [
  'rep13=s%3Aforged.signature',
  'rep13=%',
  `rep13=${'x'.repeat(8_000)}`,
  'rep13=[object Object]',
];
