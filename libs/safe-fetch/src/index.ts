export { FetchFailed, FetchRefused, type FetchFailure, type FetchRefusal } from './fetch-errors.ts';
export { isAddressRange } from './public-address.ts';
export type { Page, Resource } from './page.ts';
export type { Resolve } from './checked-addresses.ts';
export { SafeFetcher, type SafeFetchOptions } from './safe-fetcher.ts';
export type { Visit } from './visit.ts';
