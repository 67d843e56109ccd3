import { LIMITS } from '../constants/limits.ts';
import { MESSAGES } from '../constants/messages.ts';
import { EnteredPassword, NewPassword } from '../validation/fields.ts';
import { RequiredText } from '../validation/text.ts';

/** `POST /api/admin/login`. */
export class AdminLoginBody {
  @RequiredText(LIMITS.nameMax, MESSAGES.username) readonly username!: string;
  @EnteredPassword() readonly password!: string;
}

/** `POST /api/admin/password`. */
export class AdminPasswordBody {
  @EnteredPassword() readonly currentPassword!: string;
  @NewPassword() readonly newPassword!: string;
}
