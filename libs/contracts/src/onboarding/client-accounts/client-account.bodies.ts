import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ClientId, EnteredPassword, NewPassword } from '../../validation/fields.ts';

/** `POST /api/client/login`. */
export class ClientLoginBody {
  @ClientId() readonly clientId!: string;
  @EnteredPassword() readonly password!: string;
}

/** `POST /api/client/setup`: the client's first password, from the signup's own session or with a mailed token. */
export class ClientSetupBody {
  @ClientId() readonly clientId!: string;
  @NewPassword() readonly password!: string;
  @IsOptional() @IsString() @MaxLength(1_000) readonly token?: string;
}

/** `POST /api/client/setup/confirm` and `POST /api/signup/resume`: a token out of one of our mails. */
export class MailedTokenBody {
  @IsString({ message: 'This link is not complete. Please open it from the email again.' })
  @MaxLength(1_000)
  readonly token!: string;
}
