export type { Bytes, NoBody, Operation, Upload } from './operation.ts';
export { addressOf, callOf, type Address, type Call } from './addresses.ts';
