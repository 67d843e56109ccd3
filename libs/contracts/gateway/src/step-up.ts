import { EnteredPassword } from '@rep13/contracts-validation';

/** `POST /api/admin/step-up` and `POST /api/client/step-up`: the own password again. */
export class StepUpBody {
  @EnteredPassword() readonly password!: string;
}

/** The answer to it. */
export interface StepUpView {
  /** Until when this session may do what needs the password: ten minutes. */
  readonly until: string;
}
