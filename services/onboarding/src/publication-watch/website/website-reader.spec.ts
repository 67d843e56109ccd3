import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import type { Page, SafeFetcher } from '@rep13/safe-fetch';
import { LimitedThread } from '@rep13/service-kit';
import { PageThread } from './page-thread.ts';
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
  const thread = new PageThread();
  afterAll(() => thread.onApplicationShutdown());
  const reading = (html: string, by: LimitedThread = thread) =>
    new WebsiteReader(showing(html), SAMPLE_LEGAL_ENTITY, by).read('https://client.example/');

  it.each([
    ['open tags, and closing ones of another', times('<b>') + times('</i>')],
    ['hidden elements in hidden elements', times('<b hidden>') + times('<i>')],
    ['open tags of one kind', times('<div>', 2 * HALF)],
    ['attributes', `<a ${times('a=1 ', 2 * HALF)}>`],
    ['links that are never closed', times('<a href="/legal">', 2 * HALF)],
    ['forms in forms', times('<form><table>', 2 * HALF)],
    ['half addresses', times('a@', 2 * HALF)],
    ['half numbers', `+${times('1 ', 2 * HALF)}`],
  ])('reads a page made of %s to its end', async (_, html) => {
    expect(await reading(html)).toMatchObject({ verdict: 'absent' });
  });

  it('says of a page that takes too long that it was not read, and asks for no other', async () => {
    const impatient = new LimitedThread({ taskMs: 1, memoryMb: 192 });
    expect(await reading('<a href="/legal">Legal</a>', impatient)).toMatchObject({
      verdict: 'refused',
      reason: 'work',
      pagesRead: 0,
    });
    await impatient.onApplicationShutdown();
  });

  it('serves others while it reads', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await reading(times('<p>long</p>', 2 * HALF));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
  });
});
