/** What the other folders may use of the steps that take two of staff. */
export { ApprovalsModule } from './approvals.module.ts';
export { ApprovalsService } from './approvals.service.ts';
export { STEP_REFUSALS, type StepForTwo } from './step-for-two.ts';
export { StepLetters } from './step-letters.ts';
