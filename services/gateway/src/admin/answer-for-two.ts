import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { Response } from 'express';

const OK = 200;
const ACCEPTED = 202;

/** 200 and what was done, or 202 when a second person has to agree. */
export const AnswersForTwo = (): MethodDecorator =>
  applyDecorators(ApiResponse({ status: OK }), ApiResponse({ status: ACCEPTED }));

/** 202 for what is not done yet. */
export function answerForTwo<Done extends object>(
  response: Response,
  outcome: Done | ApprovalNeededView,
): Done | ApprovalNeededView {
  if ('approvalId' in outcome) response.status(ACCEPTED);
  return outcome;
}
