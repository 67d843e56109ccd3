import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { mendedAddress, parsedUrl } from '@rep13/contracts-constants';
import { Clock } from '@rep13/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { EntryPage } from '../register/entry-page.ts';
import { cookieOf } from '../identity/index.ts';
import { answerTo } from './answers.ts';
import { DeployedSite } from './deployed-site.ts';
import { previewCookie } from './preview-link.ts';
import { findPreview, type Preview } from './previews.ts';
import { readersLanguages } from '../edge/page-languages.ts';
import { isReserved } from './reserved-paths.ts';
import { sendAnswer } from './send-answer.ts';
import { setWebHeaders } from './web-headers.ts';
import { WEB_OPTIONS, type WebOptions } from './web.options.ts';

const READS = ['GET', 'HEAD'];
const NOT_OURS = /^\/(api|healthz|readyz|metrics)(\/|$)/;

/** Answers every GET that is neither for the API nor at a reserved path: with a file of the site, or with the page of that path. */
@Injectable()
export class WebMiddleware implements NestMiddleware {
  private readonly isHttps: boolean;

  constructor(
    private readonly site: DeployedSite,
    private readonly entryPage: EntryPage,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    this.isHttps = options.publicUrl.startsWith('https:');
  }

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    // Inside Nest the mount point may have been cut off `path`.
    const path = pathOf(request.originalUrl);
    if (!READS.includes(request.method) || NOT_OURS.test(path) || isReserved(path)) return next();

    const mended = mendedAddress(request.originalUrl);
    if (mended) return response.set('Cache-Control', 'no-store').redirect(mended);

    setWebHeaders(response, this.options);
    const { webRoot } = this.options;
    const now = this.clock.now();
    const preview = await this.previewOf(request, now);
    const site = () => this.site.current(preview);
    const addition = () => this.entryPage.additionFor(path, request);
    const answer = await answerTo({
      path,
      readersLanguages: readersLanguages(request),
      webRoot,
      isHttps: this.isHttps,
      now,
      preview,
      site,
      addition,
    });
    sendAnswer(request, response, answer, webRoot);
  }

  /** A browser whose preview has ended sees what everybody sees. */
  private async previewOf(request: Request, now: Date): Promise<Preview | undefined> {
    const token = cookieOf(request, previewCookie({ isHttps: this.isHttps }));
    return token ? findPreview(this.options.webRoot, token, now) : undefined;
  }
}

const NO_PAGE = '//';

/** Two slashes at the beginning name no other host here: they are a path that no page has. */
function pathOf(target: string): string {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return parsedUrl(address)?.pathname ?? NO_PAGE;
}
