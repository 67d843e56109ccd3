import { Module } from '@nestjs/common';
import { AssistantController } from './assistant.controller.ts';
import { assistantProvider } from './assistant.provider.ts';

/** Answers visitors' questions from the words of the site. */
@Module({ controllers: [AssistantController], providers: [assistantProvider] })
export class AssistantModule {}
