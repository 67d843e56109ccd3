import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { FetchFailed, FetchRefused } from './fetch-errors.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a name. Rejects when there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export interface AddressRules {
  readonly resolve: Resolve;
  /** Ranges that are refused although they are public, such as our own. */
  readonly deny: readonly string[];
  /** Names that may stand for one address that is not public. */
  readonly exempt: Readonly<Record<string, string>>;
}

/** As the machine resolves names, its hosts file included. */
export const resolveAsMachine: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * The addresses that a connection to this host may use. One that is not public spoils them all: who controls the name
 * chose it.
 * @throws FetchRefused, FetchFailed
 */
export async function checkedAddresses(host: string, rules: AddressRules): Promise<LookupAddress[]> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const exempt = Object.hasOwn(rules.exempt, name) ? rules.exempt[name] : undefined;
  const addresses = isIP(name) ? [name] : await resolved(name, rules.resolve);
  if (addresses.length === 0) throw new FetchFailed('name');
  const mayBeAsked = (address: string) => address === exempt || isPublicAddress(address, rules.deny);
  if (!addresses.every(mayBeAsked)) throw new FetchRefused('address');
  return addresses.map(asLookup);
}

async function resolved(name: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(name);
  } catch (error) {
    throw new FetchFailed('name', { cause: error });
  }
}

const asLookup = (address: string): LookupAddress => ({ address, family: isIP(address) });
