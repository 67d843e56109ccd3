import { readdirSync, readFileSync } from 'node:fs';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { missingFacts } from '@rep13/contracts-onboarding/constants';
import { PageDrawer } from '../src/publication-watch/browser/page-drawer.ts';
import { PageProcess } from '../src/publication-watch/website/page-process.ts';
import { WebsiteReader } from '../src/publication-watch/website/website-reader.ts';
import { serveWebsites, type WebsiteCase } from './serve-website.ts';

const FOLDER = new URL('websites/', import.meta.url);
const WEBSITES = new Map(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', '.example'),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WebsiteCase,
  ]),
);

let served: Awaited<ReturnType<typeof serveWebsites>>;
const child = new PageProcess();
beforeAll(async () => (served = await serveWebsites(WEBSITES)));
afterAll(() => served.stop());

describe('the reader of websites, given', () => {
  it.each([...WEBSITES].map(([host, website]) => [website.what, host, website] as const))(
    '%s (%s)',
    async (_, host, { verdict, reason = null, missing, contactPoint = false }) => {
      const reader = new WebsiteReader(served.fetcher, SAMPLE_LEGAL_ENTITY, child, new PageDrawer({}));
      const reading = await reader.read(served.urlOf(host), contactPoint);
      expect(reading).toMatchObject({ verdict, reason });
      if (missing) expect(missingFacts(reading.found, contactPoint)).toEqual(missing);
    },
  );

  it('no fewer websites than there are kinds of them', () => {
    expect(WEBSITES.size).toBeGreaterThanOrEqual(60);
  });
});
