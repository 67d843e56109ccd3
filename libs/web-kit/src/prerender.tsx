/** Renders public pages while a project is built; never part of a browser bundle. */
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { headToHtml } from './head/head-html.ts';
import type { PageHead } from './head/head.ts';
import { HeadSink } from './head/useHead.ts';
import type { PageChrome, Remote, RemoteRoute } from './remote/remote.ts';

/** Stands for the site's origin, which only the server knows. */
const ORIGIN = '%ORIGIN%';
/** Stands in the chrome where the page goes. */
const PAGE_SLOT = '%PAGE%';

export interface PrerenderedRoute {
  /** The chunk with the page's code, unless it is part of the routes themselves. */
  chunk?: string;
  /** Where it is not the remote's. */
  chrome?: PageChrome;
  /** What it asks the server as it opens. */
  asks?: readonly string[];
  /** Both are there for prerendered pages only. */
  head?: string;
  body?: string;
  /** The same in each further language of the page, by its code of ISO 639-1. */
  languages?: Readonly<Record<string, RenderedPage>>;
}

interface RenderedPage {
  head: string;
  body: string;
}

/**
 * A file with an address of its own, such as `/robots.txt`, that the remote brings along. `text` may name the site
 * as `%ORIGIN%`; other files are `base64`.
 */
export type SiteFile = { type: string } & ({ text: string } | { base64: string });

/** By path. */
export type SiteFiles = Record<string, SiteFile>;

interface PrerenderedRemote {
  chrome: Remote['chrome'];
  routes: Record<string, PrerenderedRoute>;
  files: SiteFiles;
}

/** Every path of a remote, with the HTML of those that are marked for it, and the files it brings along. */
export async function prerenderRemote(remote: Remote, files: SiteFiles = {}): Promise<PrerenderedRemote> {
  const routes: Record<string, PrerenderedRoute> = {};
  for (const route of remote.routes) {
    const { path, chrome, asks, isPrerendered } = route;
    routes[path] = { chunk: chunkOf(route), chrome, asks, ...(isPrerendered ? await rendered(route) : {}) };
  }
  return { chrome: remote.chrome, routes, files };
}

type Chrome = ComponentType<{ children: ReactNode }>;

/** What stands round public pages, and round those that are to be finished; each with a slot for the page. */
export function prerenderChrome(chromes: { site: Chrome; enclosed: Chrome }) {
  return { chromeHtml: withSlot(chromes.site), enclosedHtml: withSlot(chromes.enclosed) };
}

const withSlot = (Chrome: Chrome): string =>
  renderToString(
    <StaticRouter location="/">
      <Chrome>{PAGE_SLOT}</Chrome>
    </StaticRouter>,
  );

async function rendered({
  path,
  page,
}: RemoteRoute): Promise<RenderedPage & Pick<PrerenderedRoute, 'languages'>> {
  const Page = await page();
  const { offered = [], ...first } = renderedAt(Page, path);
  const others = offered.slice(1).map((code) => [code, renderedAt(Page, path, `?lang=${code}`)] as const);
  if (others.length === 0) return first;
  const languages = others.map(([code, { head, body }]) => [code, { head, body }] as const);
  return { ...first, languages: Object.fromEntries(languages) };
}

function renderedAt(Page: ComponentType, path: string, search = '') {
  let head: PageHead | undefined;
  const body = renderToString(
    <StaticRouter location={path + search}>
      <HeadSink value={(given) => (head = given)}>
        <Page />
      </HeadSink>
    </StaticRouter>,
  );
  if (!head) throw new Error(`The page at ${path} is prerendered but has no head: call useHead in it`);
  return { head: headToHtml(head, ORIGIN, path), body, offered: head.languages?.offered };
}

/** The bundler has replaced `import('./FaqPage.tsx')` by a call that names the chunk. */
function chunkOf({ page, load = page }: RemoteRoute): string | undefined {
  return /\.e\((?:\/\*.*?\*\/\s*)?["']([^"']+)["']\)/.exec(load.toString())?.[1];
}
