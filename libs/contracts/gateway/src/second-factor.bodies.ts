import { IsObject } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { applyDecorators, NothingHidden, RequiredText } from '@rep13/contracts-validation';

const Code = (): PropertyDecorator =>
  applyDecorators(RequiredText(LIMITS.secondFactorCodeMax, MESSAGES.secondFactorCode), NothingHidden());

/** `POST /api/{admin,client}/login/second-factor`: six digits of the app, or a recovery code; blanks and hyphens don't count. */
export class SecondFactorCodeBody {
  @Code() readonly code!: string;
}

/** `POST /api/{admin,client}/second-factor/app`: what the app shows, so that a wrong set-up locks nobody out. */
export class ConfirmAppBody {
  @Code() readonly code!: string;
}

/** `POST /api/{admin,client}/login/passkey`: what the browser answered to the options. */
export class PasskeyAnswerBody {
  @IsObject({ message: MESSAGES.passkeyAnswer }) readonly answer!: object;
}

/** `POST /api/{admin,client}/second-factor/passkeys`: a new passkey and the name its owner gives it. */
export class AddPasskeyBody extends PasskeyAnswerBody {
  @NothingHidden() @RequiredText(LIMITS.passkeyNameMax, MESSAGES.passkeyName) readonly name!: string;
}
