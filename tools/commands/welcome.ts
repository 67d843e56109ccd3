import type { Stack, StackConfig } from '@rep13/local-stack';

export const print = (line: string) => console.log(line);

/** The line everybody waits for, then where to look next. */
export function welcome({ url, mailUrl, mailInUrl, oneTimePassword }: Stack, { env }: StackConfig): void {
  print(`Rep13 is ready: ${url}`);
  if (mailUrl) print(`Mail inbox: ${mailUrl}`);
  if (mailInUrl)
    print(`Orders by e-mail: npm run mail-in -- --text "Please remove …" (taken at ${mailInUrl})`);
  if (!oneTimePassword) return;
  const user = env['ADMIN_USERNAME'] ?? 'admin';
  print(`Admin: ${url}/admin/login as "${user}", one-time password: ${oneTimePassword} (not shown again)`);
}
