import { Inject, Injectable } from '@nestjs/common';
import { GetRegisterEntry } from '@rep13/contracts-agreements';
import { cardOf } from '@rep13/contracts-agreements/constants';
import { AUTHORITY_LANGUAGES, type AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { DomainError, LEGAL_ENTITY, registerNumberHash, RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { languageFrom, readersLanguages } from '../edge/page-languages.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { entryHtml, noEntryHtml, unreadEntryHtml, writtenIn } from './entry-html.ts';
import type { PageAddition } from './page-addition.ts';

const ENTRY = /^\/register\/([^/]{1,200})\/?$/;

/** What the page of an entry says before its scripts run, or without them. */
@Injectable()
export class EntryPage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Undefined for every other page. Whatever goes wrong, the page itself comes. */
  async additionFor(path: string, request: Request): Promise<PageAddition | undefined> {
    const [, number] = ENTRY.exec(path) ?? [];
    if (number === undefined) return undefined;
    const language = languageFrom(readersLanguages(request), AUTHORITY_LANGUAGES) ?? AUTHORITY_LANGUAGES[0];
    try {
      await this.limits.registerDocuments.take({ address: addressOf(request) });
      return await this.found(registerNumberHash(decodeURIComponent(number)), language);
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.status === 404;
      return isUnknown
        ? { language, html: noEntryHtml(language), data: null }
        : { language, html: unreadEntryHtml(language) };
    }
  }

  private async found(numberSha256: string, language: AuthorityLanguage): Promise<PageAddition> {
    const entry = await this.rpc.call(GetRegisterEntry, { numberSha256 });
    const { timeZone } = this.entity;
    const card = cardOf(entry, writtenIn(timeZone, language), LETTERS[language].register);
    return { language, html: entryHtml(entry, timeZone, language), data: entry, card };
  }
}
