import { Inject, Injectable } from '@nestjs/common';
import { GetRegisterEntry } from '@rep13/contracts-agreements';
import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { DomainError, LEGAL_ENTITY, registerNumberHash, RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { languageFrom, readersLanguages } from '../edge/page-languages.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { entryHtml, noEntryHtml, unreadEntryHtml } from './entry-html.ts';

const ENTRY = /^\/register\/([^/]{1,200})\/?$/;

/** What the page of an entry says without scripts. */
@Injectable()
export class EntryPage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Undefined for every other page. Whatever goes wrong, the page itself comes. */
  async htmlFor(path: string, request: Request): Promise<string | undefined> {
    const [, number] = ENTRY.exec(path) ?? [];
    if (number === undefined) return undefined;
    const language = languageFrom(readersLanguages(request), AUTHORITY_LANGUAGES) ?? AUTHORITY_LANGUAGES[0];
    try {
      await this.limits.registerDocuments.take({ address: addressOf(request) });
      const numberSha256 = registerNumberHash(decodeURIComponent(number));
      return entryHtml(
        await this.rpc.call(GetRegisterEntry, { numberSha256 }),
        this.entity.timeZone,
        language,
      );
    } catch (error) {
      return error instanceof DomainError && error.status === 404
        ? noEntryHtml(language)
        : unreadEntryHtml(language);
    }
  }
}
