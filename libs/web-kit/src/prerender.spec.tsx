import type { ReactNode } from 'react';
import { describe, expect, it } from '@jest/globals';
import { useHead } from './head/useHead.ts';
import { prerenderChrome, prerenderRemote } from './prerender.tsx';
import { defineRemote } from './remote/remote.ts';
import { at } from '../test/made-up-calls.ts';

function FaqPage() {
  useHead({ title: 'FAQ' });
  return <h1>Questions</h1>;
}
const HeadlessPage = () => <h1>Nameless</h1>;

describe('prerenderRemote', () => {
  it('renders the marked pages and names every path', async () => {
    const { chrome, routes } = await prerenderRemote(
      defineRemote({
        chrome: 'site',
        routes: [
          { path: '/faq', isPrerendered: true, asks: [at('/api/faq')], page: async () => FaqPage },
          {
            path: '/private',
            chrome: 'enclosed',
            page: () => Promise.reject(new Error('must not be loaded')),
          },
        ],
      }),
    );
    expect(chrome).toBe('site');
    expect(Object.keys(routes)).toEqual(['/faq', '/private']);
    expect(routes['/faq']?.body).toBe('<h1>Questions</h1>');
    expect(routes['/faq']?.head).toContain('<title>FAQ | Rep13</title>');
    expect(routes['/faq']?.head).toContain('href="%ORIGIN%/faq"');
    expect(routes['/private']).toEqual({ chrome: 'enclosed' });
    expect(routes['/faq']?.chrome).toBeUndefined();
    expect(routes['/faq']?.asks).toEqual(['/api/faq']);
  });

  it('finds the chunk of a page in what the bundler made of the import', async () => {
    const bundled = { e: async (_chunk: string) => FaqPage };
    const { routes } = await prerenderRemote(
      defineRemote({
        chrome: 'site',
        routes: [{ path: '/faq', page: () => bundled.e(/* import() */ 'src_Faq') }],
      }),
    );
    expect(routes['/faq']?.chunk).toBe('src_Faq');
  });

  it('finds it where something is put round what the import loads', async () => {
    const bundled = { e: async (_chunk: string) => FaqPage };
    const load = () => bundled.e(/* import() */ 'src_Faq');
    const { routes } = await prerenderRemote(
      defineRemote({ chrome: 'site', routes: [{ path: '/faq', load, page: async () => await load() }] }),
    );
    expect(routes['/faq']?.chunk).toBe('src_Faq');
  });

  it('refuses a public page without a title', async () => {
    const remote = defineRemote({
      chrome: 'site',
      routes: [{ path: '/x', isPrerendered: true, page: async () => HeadlessPage }],
    });
    await expect(prerenderRemote(remote)).rejects.toThrow('call useHead');
  });
});

describe('prerenderChrome', () => {
  it('leaves a slot for the page', () => {
    const site = ({ children }: { children: ReactNode }) => <main>{children}</main>;
    const enclosed = ({ children }: { children: ReactNode }) => <article>{children}</article>;
    expect(prerenderChrome({ site, enclosed })).toEqual({
      chromeHtml: '<main>%PAGE%</main>',
      enclosedHtml: '<article>%PAGE%</article>',
    });
  });
});
