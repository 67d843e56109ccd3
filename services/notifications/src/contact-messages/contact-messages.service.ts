import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  ContactMessageReceived,
  CountContactMessages,
  ListContactMessages,
  SendContactMessage,
  type ContactMessageReceiptView,
  type ContactMessageView,
} from '@rep13/contracts-notifications';
import { Clock, countRows, newestIds, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { ContactMessage } from './contact-message.entity.ts';
import { toContactMessageView } from './contact-message.view.ts';

@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Kept here; the event brings the mail to support. */
  @OnCommand(SendContactMessage)
  send({ origin, ...message }: SendContactMessage): Promise<ContactMessageReceiptView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const createdAt = this.clock.now();
      const ipAddress = origin.ipAddress ?? null;
      const { id } = await db.save(db.create(ContactMessage, { ...message, ipAddress, createdAt }));
      const receivedAt = createdAt.toISOString();
      outbox.add(ContactMessageReceived, { contactMessageId: id, receivedAt });
      return { receivedAt };
    });
  }

  @OnCommand(ListContactMessages)
  async list({ limit = LIST_MAX, ...rows }: ListContactMessages): Promise<ContactMessageView[]> {
    const ids = await newestIds(this.dataSource, { table: 'contact_messages', limit, ...rows });
    const messages = await this.dataSource.manager.find(ContactMessage, {
      where: { id: In(ids) },
      order: { id: 'desc' },
    });
    return messages.map(toContactMessageView);
  }

  @OnCommand(CountContactMessages)
  count({ search }: CountContactMessages): Promise<number> {
    return countRows(this.dataSource, { table: 'contact_messages', search });
  }
}
