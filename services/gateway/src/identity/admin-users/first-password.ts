import { passwordFault } from '@rep13/service-kit';
import type { GatewayConfig } from '../../config.ts';

/** Why the password that was set for the first admin can't be taken, with the variable; undefined if it can. */
export async function firstPasswordFault({
  ADMIN_USERNAME,
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
}: Pick<GatewayConfig, 'ADMIN_USERNAME' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>): Promise<string | undefined> {
  const fault = ADMIN_PASSWORD && (await passwordFault(ADMIN_PASSWORD, [ADMIN_USERNAME, ADMIN_EMAIL]));
  return fault ? `ADMIN_PASSWORD: ${fault} Without ADMIN_PASSWORD one is made up.` : undefined;
}
