import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chrome = 'site' | 'enclosed' | 'none';

export interface BuiltRoute {
  chunk?: string;
  /** Where it is not the remote's. */
  chrome?: Chrome;
  /** Addresses that the page asks as it opens; a build without them may be gone back to. */
  asks?: string[];
  head?: string;
  body?: string;
  /** The same in each further language of the page; a build without them may be gone back to. */
  languages?: Record<string, { head: string; body: string }>;
}

/** A file with an address of its own, such as `/robots.txt`; `text` may name the site as `%ORIGIN%`. */
export type BuiltFile = { type: string } & ({ text: string } | { base64: string });

/** A build's own description, written when it was built. */
export interface Build {
  name: string;
  version: string;
  /** Hash of every script, by its address. */
  integrity: Record<string, string>;
  /** Text of every style sheet, by its address; a build without it may be gone back to. */
  styles?: Record<string, string>;
  /** Addresses of the files each chunk needs. */
  chunks: Record<string, string[]>;
  chrome?: Chrome;
  /** By router path, such as `/signature/:signupId`. */
  routes?: Record<string, BuiltRoute>;
  /** By path. */
  files?: Record<string, BuiltFile>;
  /** The shell's header and footer with a slot for the page. */
  chromeHtml?: string;
  /** The same of the pages that somebody is to finish; a shell without it may be gone back to. */
  enclosedHtml?: string;
}

/** `undefined` for a version that is registered but not there: its pages fail, the others are served. */
export async function readBuild(webRoot: string, name: string, version: string): Promise<Build | undefined> {
  try {
    return JSON.parse(await readFile(join(webRoot, name, version, 'build.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
