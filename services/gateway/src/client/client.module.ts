import { Module } from '@nestjs/common';
import { ClientController } from './client.controller.ts';

/** What a signed-in client may call. */
@Module({ controllers: [ClientController] })
export class ClientModule {}
