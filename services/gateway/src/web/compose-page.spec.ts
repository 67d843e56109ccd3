import { describe, expect, it } from '@jest/globals';
import { SAMPLE_PRINTED_ENTITY } from '@rep13/contracts-legal-entity/sample-printed-entity';
import type { Build } from './build.ts';
import { composePage } from './compose-page.ts';

const PATH = '/client/dashboard';
const BASE = '/client-portal/cccccccccccccccc';
const FRAME = '<h1>Client portal</h1><p>Checking your session.</p>';

const portal = (overrides: Partial<Build> = {}): Build => ({
  name: 'client-portal',
  version: 'cccccccccccccccc',
  integrity: {},
  styles: { [`${BASE}/dashboard.css`]: '.frame{margin:0}' },
  chunks: { routes: [], dashboard: [`${BASE}/dashboard.css`] },
  chrome: 'none',
  routes: { [PATH]: { chunk: 'dashboard', head: '<title>Client portal</title>', body: FRAME } },
  ...overrides,
});

const pageOf = (remote: Build, chromes: Partial<Build> = {}) =>
  composePage({
    template: '<head><meta name="page-head" /></head><body><div id="root"></div></body>',
    shell: { ...portal(), name: 'shell', chromeHtml: '<header></header><main>%PAGE%</main>', ...chromes },
    integrity: {},
    origin: 'https://rep13.example',
    printed: SAMPLE_PRINTED_ENTITY,
    isSample: false,
    pattern: PATH,
    remote,
  });

describe('a page whose remote has a frame of its own', () => {
  it('comes with it in the element that the shell puts it in, and without the header of the site', () => {
    expect(pageOf(portal())).toContain(
      `<div id="root"><main id="content" tabindex="-1">${FRAME}</main></div>`,
    );
  });

  it('is painted at once: its styles are in the page', () => {
    expect(pageOf(portal())).toContain(`<style data-href="${BASE}/dashboard.css">.frame{margin:0}</style>`);
  });

  it('names what it will ask the server, for the script that asks meanwhile', () => {
    const asking = portal({ routes: { [PATH]: { chunk: 'dashboard', asks: ['/api/client/user'] } } });
    const named = (asks: string) => `<script type="application/json" id="page-asks">${asks}</script>`;
    expect(pageOf(asking)).toContain(named('["/api/client/user"]'));
    expect(pageOf(portal())).toContain(named('[]'));
  });

  it('leaves the header and footer to the shell where it asks for them', () => {
    expect(pageOf(portal({ chrome: 'site' }))).toContain(
      `<div id="root"><header></header><main>${FRAME}</main></div>`,
    );
  });
});

describe('a page that somebody is to finish', () => {
  const STEP = { [PATH]: { body: FRAME, chrome: 'enclosed' as const } };
  const remote = portal({ chrome: 'site', routes: STEP });

  it('comes inside its own chrome', () => {
    const page = pageOf(remote, { enclosedHtml: '<main class="enclosed">%PAGE%</main>' });
    expect(page).toContain(`<div id="root"><main class="enclosed">${FRAME}</main></div>`);
  });

  it('comes inside the public one of a shell that has no other', () => {
    expect(pageOf(remote)).toContain(`<div id="root"><header></header><main>${FRAME}</main></div>`);
  });
});
