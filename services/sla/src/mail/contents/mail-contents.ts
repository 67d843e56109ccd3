import { Inject, Injectable } from '@nestjs/common';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { MailPartView } from '@rep13/contracts-sla';
import { MAIL_LIMITS } from '@rep13/contracts-sla/constants';
import { FileInfected, FileNotScanned } from '@rep13/file-check';
import { DomainError, LEGAL_ENTITY, SERVICE_CONFIG } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource } from 'typeorm';
import type { SlaConfig } from '../../config.ts';
import { TicketFilesService, type ExaminedFile } from '../../conversation/ticket-files.service.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import { bodyStart } from '../reading/head.ts';
import { knownPgpKeys } from '../../authority-requests/known-pgp-keys.ts';
import { MailPieces } from '../storage/mail-pieces.ts';
import type { MailFacts, MailFile, ReaderSettings } from '../reading/mail-facts.ts';
import { MailReader } from '../reading/mail-reader.ts';
import { refusalOf } from './refusal.ts';
import { storable } from './storable.ts';
import { UNREAD } from './unread.ts';

/** A file of a mail, and what was found in it. */
export interface MailPart {
  readonly view: MailPartView;
  /** Null: it can't be a file of an order, or nobody could look at it yet. */
  readonly file: ExaminedFile | null;
  readonly isUnscanned: boolean;
  readonly isInfected: boolean;
}

/** What a mail says and brings. */
export interface MailContent {
  readonly facts: MailFacts;
  readonly parts: readonly MailPart[];
}

const NO_FILES = { text: '', newText: '', otherText: null, quoted: null, files: [], inline: [], nested: [] };

/** Reads a kept mail again from its bytes, and looks at its files: their bytes are kept nowhere else. */
@Injectable()
export class MailContents {
  private readonly settings: Omit<ReaderSettings, 'knownKeys'>;

  constructor(
    private readonly pieces: MailPieces,
    private readonly reader: MailReader,
    private readonly files: TicketFilesService,
    private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) { MAIL_IN_AUTHSERV, MAIL_TRUST_ANCHORS, MAIL_PGP_KEY }: SlaConfig,
    @Inject(LEGAL_ENTITY) { authorityEmail }: LegalEntity,
  ) {
    this.settings = {
      address: authorityEmail,
      authserv: MAIL_IN_AUTHSERV ?? null,
      trustAnchors: MAIL_TRUST_ANCHORS ?? null,
      pgpKey: MAIL_PGP_KEY ?? null,
    };
  }

  /** Before any transaction: it takes its time. Throws when the reader ends over it. */
  async of(mail: Pick<InboundMail, 'id' | 'pieces' | 'size'>): Promise<MailContent> {
    const facts = await this.factsOf(mail);
    const found = [...facts.files, ...facts.nested.flatMap(({ files }) => files), ...facts.inline];
    const parts: MailPart[] = [];
    for (const [index, file] of found.entries()) parts.push(await this.examined(file, index + 1));
    return { facts, parts };
  }

  /** What it says, without a look at its files. Throws when the reader ends over it. */
  async factsOf(mail: Pick<InboundMail, 'id' | 'pieces' | 'size'>): Promise<MailFacts> {
    const raw = await this.pieces.bytesOf(mail);
    const facts = await this.reader.read(raw, await this.known());
    // Of what is too large only the beginning was fetched.
    return raw.length < mail.size ? { ...facts, ...NO_FILES, read: 'no', reason: 'too-large' } : facts;
  }

  private async known(): Promise<ReaderSettings> {
    return { ...this.settings, knownKeys: await knownPgpKeys(this.dataSource.manager) };
  }

  /** Of a mail that ends its reader at least who sent it, and about what: its head is read alone. */
  async headOf(mail: Pick<InboundMail, 'id' | 'pieces' | 'size'>): Promise<MailContent> {
    const beginning = await this.pieces.piece(mail.id, 1);
    const head = beginning.subarray(0, bodyStart(beginning));
    const read = await this.reader.read(head, { ...this.settings, knownKeys: [] }).catch(() => UNREAD);
    return { facts: { ...read, ...NO_FILES, read: 'no', reason: 'crashed' }, parts: [] };
  }

  private async examined({ name, type, bytes }: MailFile, no: number): Promise<MailPart> {
    const known = { no, name: storable(name), type: storable(type), bytes: bytes.byteLength };
    const view = { ...known, sha256: sha256Hex(bytes) };
    const tooMuch = tooMuchOf(no, bytes.byteLength);
    if (tooMuch) return { ...UNTAKEN, view: { ...view, refusal: tooMuch } };
    try {
      const file = await this.files.examine(name, bytes);
      return { ...UNTAKEN, view: { ...view, refusal: null }, file };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error instanceof FileNotScanned)
        return { ...UNTAKEN, view: { ...view, refusal: null }, isUnscanned: true };
      const isInfected = error instanceof FileInfected;
      return { ...UNTAKEN, view: { ...view, refusal: refusalOf(error) }, isInfected };
    }
  }
}

const UNTAKEN = { file: null, isUnscanned: false, isInfected: false } as const;

function tooMuchOf(no: number, bytes: number): string | null {
  if (no > MAIL_LIMITS.filesMax) return `An order takes ${MAIL_LIMITS.filesMax} files of one mail`;
  const maxMb = TICKET_FILES.bytesMax / 1_024 / 1_024;
  return bytes > TICKET_FILES.bytesMax ? `This file is larger than ${maxMb} MB` : null;
}
