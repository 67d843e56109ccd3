import { rm } from 'node:fs/promises';
import { freePort, type Program } from '@rep13/local-stack';
import { startOwnProduct, type OwnProduct } from '@rep13/commands/own-product';
import { applied } from '@rep13/faults/inject/applied';
import { folderOf, type Edit } from '@rep13/faults/inject/edits';
import { withLoader } from '@rep13/faults/inject/with-loader';
import { asSuperuser } from '@rep13/faults/product/database';
import { Caller } from '../http/caller.ts';
import { letReach, type Website } from './reach-website.ts';

/**
 * Everybody of a run sits on one machine: limits by address and hour are far away. Those of wrong passwords stay as
 * they are, because S3 is about them.
 */
const LIMITS = Object.fromEntries(
  [
    'WRITES',
    'CHAT',
    'RESETS',
    'RESETS_BY_ADDRESS',
    'SIGNUPS_BY_ADDRESS',
    'SIGNUPS_BY_RECIPIENT',
    'SETUPS',
    'SETUPS_BY_ADDRESS',
    'CONTACT',
    'CSP_REPORTS',
    'AUTHORITY_REQUESTS',
    'REFUSED_AUTHORITY_REQUESTS',
    'AUTHORITY_LINKS',
    'NEW_AUTHORITY_LINKS',
    'NEW_AUTHORITY_LINKS_BY_ADDRESS',
    'REGISTER',
    'REMOTE_ERRORS',
    'VERIFICATIONS',
    'UPLOADED_VERIFICATIONS',
    'UNPROVEN_MAILS_BY_ADDRESS',
  ].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
);

/** Its word about who calls is believed; no attack sits there. */
const PROXY = '127.200.0.1';

const VARIABLES = {
  /**
   * A body that must be refused is refused for what it holds, and not for work that nobody did; a hundred calls at once
   * come from one address.
   */
  'far away': { ...LIMITS, AUTHORITY_INTAKE_WORK: '0', MAX_IN_FLIGHT_PER_ADDRESS: '100' },
  /** But for the work of who files an order, which only has to be asked for: the run would wait for itself. */
  'as they are': { AUTHORITY_INTAKE_WORK: '4', TRUSTED_PROXIES: PROXY },
} as const;

/** Where the limits of a product are that everybody calls from one machine. */
export type Limits = keyof typeof VARIABLES;

/** The product as it is built, and ways to look into it. */
export interface AttackedProduct extends OwnProduct {
  readonly mailUrl: string;
  /** Postgres as its superuser. */
  readonly databaseUrl: string;
  /** Where the reader of clients' websites finds the attack's own; only where limits are as they are. */
  readonly website: Website;
  /** With the environment that each was told. */
  readonly services: readonly Program[];
  /** Everybody who has called so far. */
  readonly callers: readonly Caller[];
  /** Somebody without cookies, at this address. */
  open(address?: string): Caller;
  /** The same at any address of the world, behind the proxy; for limits as they are. */
  openFar(address: string): Caller;
}

/** @throws when an edit does not find its place, or the product does not come up. */
export async function startAttacked(
  mutants: readonly Edit[],
  limits: Limits,
  signal: AbortSignal,
): Promise<AttackedProduct> {
  const website = { port: await freePort(), insidePort: await freePort() };
  const edits = limits === 'as they are' ? [...mutants, letReach(website)] : mutants;
  const folder = await folderOf(edits, 'attack-places');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const product = await startEdited(edits, folder, limits, signal);
    const remove = () => Promise.all([product.remove(), removeFolder()]).then(() => undefined);
    return { ...product, website, remove };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function startEdited(edits: readonly Edit[], folder: string, limits: Limits, signal: AbortSignal) {
  const services: Program[] = [];
  const adapt = (service: Program) => {
    services.push(service);
    return edits.length > 0 ? withLoader(service, folder) : service;
  };
  // A product under attack complains; what it says is in its logs.
  const product = await startOwnProduct('attack', VARIABLES[limits], {
    signal,
    adapt,
    print: () => undefined,
  });
  const databaseOfOne = services.find(({ env }) => env?.['DATABASE_URL'])?.env?.['DATABASE_URL'] ?? '';
  const callers: Caller[] = [];
  const known = (caller: Caller) => {
    callers.push(caller);
    return caller;
  };
  const open = (address?: string) => known(new Caller(product.url, address));
  const openFar = (address: string) => known(new Caller(product.url, PROXY, address));
  try {
    applied(folder, edits);
    const databaseUrl = await asSuperuser(product.dataDir, databaseOfOne);
    const mailUrl = product.mailUrl ?? '';
    return { ...product, mailUrl, databaseUrl, services, callers, open, openFar };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
