import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DocumentReplaced } from '@rep13/contracts-agreements';
import {
  Clock,
  LOGGER,
  Process,
  UnitOfWork,
  whenDatabaseReady,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { DocumentSource, type Redrawn } from '../documents/document-source.ts';
import { ReplacedDocument } from '../documents/replaced-document.entity.ts';
import { longDay } from '../pdf/long-time.ts';
import { SealsService } from '../seal/seals.service.ts';
import { lostLetters } from './lost-letters.ts';
import { REPLACE_DAMAGED_DOCUMENTS, type DocumentsToLookAt } from './replace-damaged-documents.job.ts';

/** Unpacked and searched in well under a second. */
const AT_ONCE = 50;

interface Replacement extends Redrawn {
  readonly sha256: string;
}

/**
 * Until November 2026 letters of a PDF could be lost to search, copying and screen readers by what was rendered before
 * it. Looks through all PDFs once, and renders those again that have lost some.
 */
@Process(REPLACE_DAMAGED_DOCUMENTS)
@Injectable()
export class ReplaceDamagedDocuments implements JobProcessor<DocumentsToLookAt>, OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly discovery: DiscoveryService,
    private readonly seals: SealsService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The key is the same at every start, so it is enqueued once. */
  async onApplicationBootstrap(): Promise<void> {
    await whenDatabaseReady(this.logger, () =>
      this.unitOfWork.run(({ jobs }) => jobs.enqueue(REPLACE_DAMAGED_DOCUMENTS, 'all', { after: '' })),
    );
  }

  async process({ payload: { after } }: JobTry<DocumentsToLookAt>): Promise<Conclusion> {
    const looked = await this.lookAt(after);
    const at = this.clock.now();
    const replacements: Replacement[] = [];
    for (const { sha256, bytes } of looked) {
      const lost = lostLetters(bytes);
      const redrawn = lost > 0 ? await this.redraw(sha256, at) : null;
      if (redrawn && lostLetters(redrawn.bytes) < lost) replacements.push({ ...redrawn, sha256 });
    }
    return async (scope) => {
      for (const replacement of replacements) await this.replace(scope, replacement, at);
      const last = looked.at(-1)?.sha256;
      if (last && looked.length === AT_ONCE)
        scope.jobs.enqueue(REPLACE_DAMAGED_DOCUMENTS, `after ${last}`, { after: last });
    };
  }

  private sources(): DocumentSource[] {
    const providers = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return providers.filter((instance) => instance instanceof DocumentSource);
  }

  private lookAt(after: string): Promise<{ sha256: string; bytes: Buffer }[]> {
    const listed = this.sources().map((source) => source.listed);
    return this.dataSource.query(
      `select sha256, bytes from agreement_documents
       where sha256 in (${listed.join(' union ')}) and sha256 > $1
         and not exists (select from replaced_documents done where done.sha256 = agreement_documents.sha256)
       order by sha256 limit $2`,
      [after, AT_ONCE],
    );
  }

  private async redraw(sha256: string, at: Date): Promise<Redrawn | null> {
    const note = `Second version of this file, made on ${longDay(at.toISOString())}: every letter can be searched and copied.`;
    for (const source of this.sources()) {
      const redrawn = await source.redraw(sha256, note);
      if (redrawn) return redrawn;
    }
    return null;
  }

  private async replace(scope: Scope, { bytes, ...fact }: Replacement, at: Date): Promise<void> {
    const { db, outbox } = scope;
    const replacementSha256 = sha256Hex(bytes);
    await db.insert(AgreementDocument, { sha256: replacementSha256, bytes, createdAt: at });
    await db.insert(ReplacedDocument, { sha256: fact.sha256, replacementSha256, replacedAt: at });
    this.seals.order(scope, replacementSha256, { isAnnounced: false });
    outbox.add(DocumentReplaced, { ...fact, replacementSha256, replacedAt: at.toISOString() });
  }
}
