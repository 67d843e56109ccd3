import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { assistantProvider } from './assistant.provider.ts';
import { AssistantService } from './assistant.service.ts';

/** Answers visitors' questions from the words of the site. */
@Module({ controllers: commandsOf(AssistantService), providers: [assistantProvider] })
export class AssistantModule {}
