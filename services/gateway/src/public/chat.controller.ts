import { Body, Controller, HttpCode, HttpStatus, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AskAssistant, AskAssistantBody, type AssistantAnswerView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { PublicAudience } from '../audience/audiences.ts';
import { ChatGuard } from '../rate-limits/chat.guard.ts';

/** The assistant. What is asked is neither kept nor logged. */
@ApiTags('public')
@Controller('api/chat')
@PublicAudience()
export class ChatController {
  constructor(private readonly rpc: RpcClient) {}

  /** Ask the assistant. */
  @Post('ask')
  @HttpCode(HttpStatus.OK)
  @UseGuards(ChatGuard)
  ask(@Body() body: AskAssistantBody): Promise<AssistantAnswerView> {
    return this.rpc.call(AskAssistant, body);
  }
}
