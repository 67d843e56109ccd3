import type { Stack, StackConfig } from '@rep13/local-stack';

export const say = (line: string) => console.log(line);

/** The line everybody waits for, then where to look next. */
export function welcome({ url, mailUrl, oneTimePassword }: Stack, { env }: StackConfig): void {
  say(`Rep13 is ready: ${url}`);
  if (mailUrl) say(`Mail inbox: ${mailUrl}`);
  if (!oneTimePassword) return;
  const user = env['ADMIN_USERNAME'] ?? 'admin';
  say(`Admin: ${url}/admin/login as "${user}", one-time password: ${oneTimePassword} (not shown again)`);
}
