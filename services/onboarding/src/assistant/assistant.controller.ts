import { Controller } from '@nestjs/common';
import { AskAssistant, type AssistantAnswerView } from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { AssistantService } from './assistant.service.ts';

/** What onboarding answers to a visitor's question. */
@Controller()
export class AssistantController {
  constructor(private readonly assistant: AssistantService) {}

  @OnCommand(AskAssistant)
  ask(command: AskAssistant): Promise<AssistantAnswerView> {
    return this.assistant.ask(command);
  }
}
