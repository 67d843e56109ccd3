import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import type { SMTPServer } from 'smtp-server';
import { DataSource } from 'typeorm';
import type { SlaConfig } from '../../config.ts';
import { StoreMail } from '../storage/store-mail.service.ts';
import { mailListener, type Delivery } from './listener.ts';
import { mailSourceOf } from './mail-in-url.ts';

/** Takes over what is delivered to us, where a listener is what is set. */
@Injectable()
export class DeliveredMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: SMTPServer | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: SlaConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    private readonly dataSource: DataSource,
    private readonly storeMail: StoreMail,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const source = this.config.MAIL_IN_URL && mailSourceOf(this.config.MAIL_IN_URL);
    if (!source || source.kind === 'imap') return;
    const { kind, host, port } = source;
    const store = (delivery: Delivery) => this.store(kind, delivery);
    const { logger, clock } = this;
    const server = mailListener({ kind, address: this.entity.authorityEmail, logger, clock, store });
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(port, host, resolve);
    });
    this.server = server;
  }

  /** A delivery that has begun is finished. */
  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server) await new Promise<void>((resolve) => void server.close(() => resolve()));
  }

  private async store(folder: string, { raw, recipients }: Delivery): Promise<void> {
    const [next] = await this.dataSource.query<{ uid: string }[]>(
      "select nextval('inbound_mail_deliveries') as uid",
    );
    const place = {
      mailbox: this.entity.authorityEmail,
      folder,
      uidValidity: 0n,
      uid: BigInt(next?.uid ?? 0),
    };
    await this.storeMail.store({ raw, place, recipients, internalAt: null });
  }
}
