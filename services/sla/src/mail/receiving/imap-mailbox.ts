import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { SlaConfig } from '../../config.ts';
import { StoreMail } from '../storage/store-mail.service.ts';
import { FolderProgress } from './folder-progress.ts';
import { FolderReader } from './folder-reader.ts';
import { AccessTokens } from './access-tokens.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { IMAP_TIMING, type ImapAccess } from './imap-connection.ts';
import { mailSourceOf } from './mail-in-url.ts';

/** Reads the mailbox for authorities, and the folder where its provider puts spam: an order lost there is the likeliest. */
@Injectable()
export class ImapMailbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly readers = new Map<string, FolderReader>();
  private readonly id = randomUUID();

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: SlaConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    private readonly storeMail: StoreMail,
    private readonly progress: FolderProgress,
    private readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const source = this.config.MAIL_IN_URL && mailSourceOf(this.config.MAIL_IN_URL);
    if (!source || source.kind !== 'imap') return;
    const { MAIL_IN_CA: ca } = this.config;
    this.read({ source, ca, tokens: this.tokens(), timing: IMAP_TIMING }, source.folder, false);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.readers.values()].map((reader) => reader.stop()));
  }

  private tokens(): AccessTokens | undefined {
    const { MAIL_IN_TOKEN_URL: url, MAIL_IN_CLIENT_ID: clientId } = this.config;
    if (!url || !clientId) return undefined;
    const { MAIL_IN_CLIENT_SECRET, MAIL_IN_REFRESH_TOKEN, MAIL_IN_SCOPE } = this.config;
    const given = { clientSecret: MAIL_IN_CLIENT_SECRET, refreshToken: MAIL_IN_REFRESH_TOKEN };
    return new AccessTokens(
      { url, clientId, ...given, scope: MAIL_IN_SCOPE },
      this.clock,
      this.refreshTokens,
    );
  }

  private read(access: ImapAccess, folder: string, isJunk: boolean): void {
    if (this.readers.has(folder)) return;
    const { MAIL_IN_MOVE_TO, MAIL_IN_SINCE } = this.config;
    const { storeMail, progress, logger } = this;
    const reader = new FolderReader({
      ...{ access, isJunk, storeMail, progress, logger },
      name: { mailbox: this.entity.authorityEmail, folder },
      firstDay: MAIL_IN_SINCE ? new Date(`${MAIL_IN_SINCE}T00:00:00Z`) : null,
      // What was taken for spam stays where its provider learns from it.
      moveTo: isJunk ? undefined : MAIL_IN_MOVE_TO,
      reader: this.id,
      ...(!isJunk && { onOpened: (client: ImapFlow) => this.readJunkToo(client, access) }),
    });
    this.readers.set(folder, reader);
    reader.start();
  }

  private async readJunkToo(client: ImapFlow, access: ImapAccess): Promise<void> {
    const junk = (await client.list()).find(({ specialUse }) => specialUse === '\\Junk');
    if (junk) this.read(access, junk.path, true);
  }
}
