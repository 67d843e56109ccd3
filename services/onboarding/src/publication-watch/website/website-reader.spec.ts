import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { FetchFailed, FetchRefused, type Page, type SafeFetcher } from '@rep13/safe-fetch';
import { LimitedProcess, ServiceTasks } from '@rep13/service-kit';
import { PageDrawer } from '../browser/page-drawer.ts';
import { PageProcess } from './page-process.ts';
import { WebsiteReader } from './website-reader.ts';

const HALF = 1024 * 1024;
const times = (part: string, size = HALF) => part.repeat(Math.floor(size / part.length));

/** Shows this on every page that it is asked for. */
const showing = (text: string) => {
  const read = (finalUrl: string): Promise<Page> =>
    Promise.resolve({ finalUrl, status: 200, type: 'text/html', text });
  return { visit: () => ({ read }) } as Pick<SafeFetcher, 'visit'> as SafeFetcher;
};

describe('a reader of websites', () => {
  const child = new PageProcess();
  const reading = (html: string, by: ServiceTasks = child) =>
    new WebsiteReader(showing(html), SAMPLE_LEGAL_ENTITY, by, new PageDrawer({})).read(
      'https://client.example/',
      true,
    );

  it.each([
    ['open tags, and closing ones of another', times('<b>') + times('</i>')],
    ['hidden elements in hidden elements', times('<b hidden>') + times('<i>')],
    ['open tags of one kind', times('<div>', 2 * HALF)],
    ['attributes', `<a ${times('a=1 ', 2 * HALF)}>`],
    ['links that are never closed', times('<a href="/legal">', 2 * HALF)],
    ['forms in forms', times('<form><table>', 2 * HALF)],
    ['half addresses', times('a@', 2 * HALF)],
    ['styles that never end', times('<style>', 2 * HALF)],
    ['rules without end', `<style>${times('.a{color:red}', 2 * HALF)}`],
    ['one selector without end', `<style>${times('.a,', 2 * HALF)}{display:none}`],
    ['comments in styles', `<style>${times('/*', 2 * HALF)}`],
    ['classes', `<style>.a{color:red}</style>${times(`<p class="${'a '.repeat(100)}">`, 2 * HALF)}`],
    ['hidden addresses', times('a [at] b [dot] ', 2 * HALF)],
    ['addresses that are spoken', times('a at b dot ', 2 * HALF)],
    ['our name, over and over', times('Rep13 ', 2 * HALF)],
    ['frames', times('<iframe src="/a">', 2 * HALF)],
    ['half numbers', `+${times('1 ', 2 * HALF)}`],
  ])('reads a page made of %s to its end', async (_, html) => {
    expect((await reading(html)).reason).toBeNull();
  });

  it('says of a page that takes too long that it was not read, and asks for no other', async () => {
    const impatient = new ServiceTasks(new LimitedProcess({ taskMs: 1, memoryMb: 192, idleMs: 1_000 }));
    expect(await reading('<a href="/legal">Legal</a>', impatient)).toMatchObject({
      verdict: 'refused',
      reason: 'work',
      pagesRead: 0,
    });
  });

  it.each([
    ['that only we could open counts for nothing', new FetchRefused('address'), ['absent', null]],
    ['to an archive counts for nothing', new FetchRefused('type'), ['absent', null]],
    ['that did not answer leaves it open', new FetchFailed('timeout'), ['unjudged', 'timeout']],
    ['that is too large leaves it open', new FetchRefused('size'), ['unjudged', 'size']],
  ])('says of a website that a legal link %s', async (_, refusal, [verdict, reason]) => {
    const text = '<a href="/legal">Legal</a>';
    const read = (finalUrl: string): Promise<Page> =>
      finalUrl.endsWith('/legal')
        ? Promise.reject(refusal)
        : Promise.resolve({ finalUrl, status: 200, type: 'text/html', text });
    const fetcher = { visit: () => ({ read }) } as Pick<SafeFetcher, 'visit'> as SafeFetcher;
    const reader = new WebsiteReader(fetcher, SAMPLE_LEGAL_ENTITY, child, new PageDrawer({}));
    expect(await reader.read('https://client.example/', false)).toMatchObject({ verdict, reason });
  });

  it('serves others while it reads', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await reading(times('<p>long</p>', 2 * HALF));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
  });
});
