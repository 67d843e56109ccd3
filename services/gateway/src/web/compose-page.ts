import { SAMPLE_NOTE, type PrintedEntity } from '@rep13/contracts-constants';
import type { Build } from './build.ts';
import { fillHtml } from './fill-entity.ts';
import { END_OF_PREVIEW } from './preview-link.ts';

const HEAD_SLOT = '<meta name="page-head" />';
const ROOT_SLOT = /<div id="root">[\s\S]*?<\/div>/;
const PAGE_SLOT = '%PAGE%';
const END = '</body>';
/** Behind what the remotes make, so that none of them can leave it out. */
const NOTE = `<aside id="sample-note" lang="en" aria-label="Sample"><p>${SAMPLE_NOTE}</p></aside>`;
/** Stands for the site's origin, which builds don't know. */
export const ORIGIN = '%ORIGIN%';

/** The version that this browser sees instead of the released one. */
export interface Previewed {
  readonly name: string;
  readonly version: string;
}

interface Parts {
  template: string;
  shell: Build | undefined;
  integrity: Record<string, string>;
  origin: string;
  printed: PrintedEntity;
  /** The record is made up: every page says so. */
  isSample: boolean;
  pattern: string | undefined;
  remote: Build | undefined;
  /** A further one of the page. */
  language?: string | undefined;
  previewed?: Previewed | undefined;
}

/**
 * The shell's page with what the remote rendered for this path at build time and the styles it is painted with, and
 * with the names of all scripts that will be loaded, so that none waits for the one before it. It says who we are: in
 * its text, and again as data for the scripts.
 */
export function composePage({
  template,
  shell,
  integrity,
  origin,
  pattern,
  remote,
  language,
  previewed,
  ...who
}: Parts): string {
  const route = pattern === undefined ? undefined : remote?.routes?.[pattern];
  const texts = (language && route?.languages?.[language]) || route;
  const files = filesOf(remote, route?.chunk);
  const head = [
    texts?.head?.replaceAll(ORIGIN, origin) ?? '<title>Rep13</title>',
    ...files.filter((file) => file.endsWith('.css')).map((file) => styleOf(file, remote?.styles)),
    jsonOf(
      'page-scripts',
      files.filter((file) => file.endsWith('.js')),
    ),
    jsonOf('page-asks', route?.asks ?? []),
    jsonOf('integrity', integrity),
    jsonOf('legal-entity', who.printed),
  ];
  const notes = [...(who.isSample ? [NOTE] : []), ...(previewed ? [previewNote(previewed)] : [])];
  const noted = inLanguage(template, language).replace(END, () => [...notes, END].join('\n  '));
  const page = noted.replace(HEAD_SLOT, () => fillHtml(head.join('\n    '), who.printed));
  if (texts?.body === undefined) return page;
  const body = withChrome(texts.body, route?.chrome ?? remote?.chrome, shell);
  return page.replace(
    ROOT_SLOT,
    () => `<div id="root"${language ? ' lang="en"' : ''}>${fillHtml(body, who.printed)}</div>`,
  );
}

/** The page says its language itself, within the site round it, which is English. */
const inLanguage = (template: string, language: string | undefined): string =>
  language ? template.replace('<html lang="en">', `<html lang="${language}">`) : template;

const previewNote = ({ name, version }: Previewed): string =>
  `<aside id="preview-note" lang="en" aria-label="Preview"><p>Preview of ${name} ${version}: only you see it. ` +
  `<a href="${END_OF_PREVIEW}">End the preview</a></p></aside>`;

function filesOf(remote: Build | undefined, chunk: string | undefined): string[] {
  if (!remote) return [];
  const { chunks, name } = remote;
  const own = chunk === undefined ? [] : (chunks[chunk] ?? []);
  const entry = `/${name}/${remote.version}/remoteEntry.js`;
  return [...new Set([entry, ...(chunks.routes ?? []), ...own])];
}

function styleOf(file: string, styles: Build['styles'] = {}): string {
  // The bundler finds it by this name and does not load the file as well.
  if (Object.hasOwn(styles, file)) return `<style data-href="${file}">${styles[file]}</style>`;
  return `<link rel="stylesheet" href="${file}" />`;
}

const jsonOf = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

/** As the shell puts it round the living page. */
function withChrome(body: string, chrome: Build['chrome'], shell: Build | undefined): string {
  if (chrome === 'none') return `<main id="content" tabindex="-1">${body}</main>`;
  // A shell that knows no other puts the site's header and footer round it.
  const html = (chrome === 'enclosed' && shell?.enclosedHtml) || shell?.chromeHtml;
  return html?.replace(PAGE_SLOT, () => body) ?? body;
}
