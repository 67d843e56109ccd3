import { InvalidConfig } from '@rep13/service-kit';
import { firstPasswordFault } from './identity/admin-users/first-password.ts';
import { readGatewayConfig } from './config.ts';

/**
 * For who starts the gateway later.
 * @param isFirstStart only then the first admin is made, with the password that was set.
 * @throws InvalidConfig with what would end that start.
 */
export async function checkConfig(environment: NodeJS.ProcessEnv, isFirstStart: boolean): Promise<void> {
  const config = readGatewayConfig(environment);
  const fault = isFirstStart && (await firstPasswordFault(config));
  if (fault) throw new InvalidConfig(fault);
}
