import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Visit } from '@rep13/safe-fetch';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { within } from '@rep13/service-kit/waiting';
import type { BrowserContext, Page } from 'playwright-core';
import { answerThrough } from './answer-through.ts';
import { startBrowser } from './start-browser.ts';

/** After the page's own "load": what a program asks for then. */
const SETTLING_MS = 1_500;
/** Runs in the page, and marks what its styles, wherever they are, keep from being seen. */
const HIDE_UNSEEN = `for (const element of document.body.querySelectorAll('*')) {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden' || opacity === '0') element.setAttribute('hidden', '');
}`;
const HTML_MAX = 2 * 1024 * 1024;

/**
 * Draws a page whose content a program makes, where `WATCH_BROWSER` names a Chromium. The page runs in a browser of its
 * own that has no network: each of its requests is answered by the fetcher of the visit, under the fetcher's rules.
 */
@Injectable()
export class PageDrawer {
  /** For a browser that has started to draw one page. */
  protected readonly drawingMs: number = 12_000;
  private readonly logger = new Logger(PageDrawer.name);

  constructor(@Inject(SERVICE_CONFIG) private readonly config: { readonly WATCH_BROWSER?: string }) {}

  get isThere(): boolean {
    return !!this.config.WATCH_BROWSER;
  }

  /** The page's HTML once it is drawn, what nobody sees marked as hidden; undefined where there is none. */
  async draw(url: string, visit: Visit): Promise<string | undefined> {
    const { WATCH_BROWSER: path } = this.config;
    if (!path) return undefined;
    try {
      return await this.drawn(path, url, visit);
    } catch (error) {
      this.logger.warn(`a page was not drawn: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    }
  }

  /** The browser is gone when this ends, however it ends. */
  private async drawn(path: string, url: string, visit: Visit): Promise<string> {
    const browser = await startBrowser(path);
    try {
      return await within(this.drawingMs, () => htmlOf(browser.context, url, visit));
    } finally {
      await browser.kill();
    }
  }
}

async function htmlOf(context: BrowserContext, url: string, visit: Visit): Promise<string> {
  const page = await openPage(context, visit);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: SETTLING_MS }).catch(() => undefined);
  await page.evaluate(HIDE_UNSEEN);
  return (await page.content()).slice(0, HTML_MAX);
}

async function openPage(context: BrowserContext, visit: Visit): Promise<Page> {
  await context.route('**/*', answerThrough(visit));
  await context.routeWebSocket(/.*/, (socket) => void socket.close());
  const page = await context.newPage();
  // Windows that it opens and questions that it asks only keep it waiting.
  context.on('page', (other) => void other.close());
  page.on('dialog', (dialog) => void dialog.dismiss());
  return page;
}
