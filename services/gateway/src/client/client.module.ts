import { Module } from '@nestjs/common';
import { ClientController } from './client.controller.ts';
import { TimelineController } from './timeline.controller.ts';

/** What a signed-in client may call. */
@Module({ controllers: [ClientController, TimelineController] })
export class ClientModule {}
