import { aptInstall, canUseApt, findBinary } from '@rep13/local-stack';

/** A program that sends the load, installed where it is missing. @throws when it can't be had. */
export async function neededBinary(name: string): Promise<string> {
  if (!findBinary(name) && canUseApt()) await aptInstall([name]);
  const found = findBinary(name);
  if (!found) throw new Error(`The load is sent by ${name}. Install it; on Debian: apt-get install ${name}`);
  return found;
}
