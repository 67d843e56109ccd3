import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  GetMail,
  GetMailPiece,
  ListMails,
  MailDownloaded,
  type InboundMailDetailView,
  type InboundMailView,
  type MailPieceView,
} from '@rep13/contracts-sla';
import { FileInfected, VirusScanner } from '@rep13/file-check';
import { newestIds, NotFound, OnCommand, searchCondition, UnitOfWork } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { InboundMail } from '../inbound-mail.entity.ts';
import { provenByKey } from '../keys/saved-keys.ts';
import { MailPieces } from '../storage/mail-pieces.ts';
import { MailInfected } from '../mail.errors.ts';
import { MailDrafts } from './mail-drafts.ts';
import { toMailView } from './mail.view.ts';
import { FIRST_OF_SENDER, moreOfSender } from './many-of-sender.ts';
import { suggestionsOf } from './suggestions.ts';

/** Shows staff the mails to the authorities' address. */
@Injectable()
export class MailQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly pieces: MailPieces,
    private readonly drafts: MailDrafts,
    private readonly scanner: VirusScanner,
  ) {}

  @OnCommand(ListMails)
  async list(query: ListMails): Promise<InboundMailView[]> {
    const ids = await this.idsOf(query);
    const mails = await this.dataSource.manager.findBy(InboundMail, { id: In(ids) });
    const suggestions = await suggestionsOf(this.dataSource.manager, ids);
    const more = isGathered(query)
      ? await moreOfSender(this.dataSource.manager, ids)
      : new Map<number, number>();
    const proven = await provenByKey(this.dataSource.manager, mails);
    const byId = new Map(mails.map((mail) => [mail.id, mail]));
    return ids.flatMap((id) => {
      const mail = byId.get(id);
      if (!mail) return [];
      const view = toMailView(mail, suggestions.get(id) ?? [], proven.has(id));
      return [{ ...view, moreOfSender: more.get(id) ?? 0 }];
    });
  }

  /** @throws NotFound */
  @OnCommand(GetMail)
  async get({ mailId: id }: GetMail): Promise<InboundMailDetailView> {
    return this.drafts.detail(await this.find(id));
  }

  /** @throws NotFound, MailInfected, FileNotScanned */
  @OnCommand(GetMailPiece)
  async piece({ mailId, no }: GetMailPiece): Promise<MailPieceView> {
    const mail = await this.find(mailId);
    if (no === 1) await this.requireClean(mail);
    if (mail.isInfected) throw new MailInfected();
    const bytes = await this.pieces.piece(mailId, no);
    if (no === 1) await this.unitOfWork.run(({ outbox }) => outbox.add(MailDownloaded, { mailId }));
    return { bytes };
  }

  private async idsOf(query: ListMails): Promise<number[]> {
    const { state, limit = LIST_MAX, cursor, search, sender } = query;
    if (state === 'waiting') return this.dueFirst(query, limit);
    return newestIds(this.dataSource, {
      table: 'inbound_mails',
      cameAt: 'received_at',
      where: { state, from_address: sender?.toLowerCase() },
      limit,
      ...(cursor !== undefined && { cursor }),
      ...(search !== undefined && { search }),
    });
  }

  /** All have the same time from when they came. */
  private async dueFirst(query: ListMails, limit: number): Promise<number[]> {
    const { cursor, search, sender } = query;
    const values: (string | number)[] = [limit];
    const place = (value: string | number) => `$${values.push(value)}`;
    const after =
      cursor === undefined
        ? []
        : [
            `(received_at, id) > (select seen.received_at, seen.id from inbound_mails seen where seen.id = ${place(cursor)})`,
          ];
    const found = [
      ...(search === undefined ? [] : [searchCondition(search, place)]),
      ...(sender === undefined ? [] : [`from_address = ${place(sender.toLowerCase())}`]),
      ...(isGathered(query) ? [FIRST_OF_SENDER] : []),
    ];
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select id from inbound_mails where ${[`state = 'waiting'`, ...after, ...found].join(' and ')}
       order by received_at, id limit $1`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  private async find(id: number): Promise<InboundMail> {
    const mail = await this.dataSource.manager.findOneBy(InboundMail, { id });
    if (!mail) throw new NotFound();
    return mail;
  }

  private async requireClean(mail: InboundMail): Promise<void> {
    try {
      await this.scanner.requireClean(await this.pieces.bytesOf(mail));
    } catch (error) {
      if (!(error instanceof FileInfected)) throw error;
      await this.dataSource.manager.update(InboundMail, { id: mail.id }, { isInfected: true });
      throw new MailInfected();
    }
  }
}

/** What is looked for is shown, each with a line of its own. */
const isGathered = ({ state, search, sender }: ListMails): boolean =>
  state === 'waiting' && search === undefined && sender === undefined;
