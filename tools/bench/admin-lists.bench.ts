import { seedBulk } from '../seed/bulk/seed-bulk.ts';
import { databaseUrl } from '../seed/database-url.ts';
import { AdminClient } from './admin-client.ts';
import { onOwnProduct, type OwnProduct } from './own-product.ts';
import { timed } from './timings.ts';

export const name = 'admin-lists';

const SIZES = [10_000, 1_000_000];

/** What admin asks for; `{cursor}` stands for a row in the middle of the list. */
const CALLS: readonly string[] = [
  'compliance-checks',
  'compliance-checks?cursor={cursor}',
  'compliance-checks?requiresLegalRep=false',
  'compliance-checks?search=.example',
  'compliance-checks?search=harbour',
  'compliance-checks?search={rare}',
  'compliance-checks?search=zzqqxx',
  'compliance-checks?search=example harbour',
  'signups',
  'signups?cursor={cursor}',
  'signups?accountStatus=suspended',
  'signups?accountStatus=active&paid=false',
  'signups?search=.example',
  'signups?search=harbour',
  'signups?search={rare}',
  'signups?search={client}',
  'signups?search=zzqqxx',
  'signups?search=qx',
  'signups?search=example harbour',
  'signups?accountStatus=suspended&search=harbour maps',
  'sla-tickets',
  'sla-tickets?search=bundes',
  'sla-tickets?search=zzqqxx',
  'sla-tickets?status=closed&urgencyLevel=high',
  'sla-tickets?compliant=false',
  'audit-logs',
  'audit-logs?limit=200&cursor={cursor}',
  'audit-logs?eventType=agreements.agreement.signed.v1',
  'audit-logs?search=payment',
  'audit-logs?search=zzqqxx',
  'audit-logs?signupId={signup}',
  'emails',
  'emails?status=failed',
  'emails?search={rare}',
  'emails?search=zzqqxx',
  'totals',
  'statistics?days=90',
];

/** P5: every list, search and card of the client, over HTTP as its browser asks, at both sizes. */
export function run(): Promise<object[]> {
  return onOwnProduct(async (product) => {
    const rows = new Map<string, object>();
    let seeded = 0;
    for (const size of SIZES) {
      await seedBulk(await databaseUrl(product.env), size - seeded, (line) => console.log(line));
      seeded = size;
      await measure(product, (call, { fastest, p50, p95 }) => {
        const figures = { [`fastest ${size}`]: fastest, [`p50 ${size}`]: p50, [`p95 ${size}`]: p95 };
        rows.set(call, { ...(rows.get(call) ?? { call }), ...figures });
      });
    }
    return [...rows.values()];
  });
}

async function measure(
  { url, admin }: OwnProduct,
  took: (call: string, timings: Awaited<ReturnType<typeof timed>>) => void,
): Promise<void> {
  const client = await AdminClient.signIn(url, admin);
  const signups = await client.get<{ id: number; clientId: string; legalContactEmail: string }[]>('signups');
  const [newest] = await client.get<{ id: number }[]>('compliance-checks?limit=1');
  const last = signups.at(-1);
  for (const call of CALLS) {
    const middle = call.startsWith('signups') ? last?.id : Math.floor((newest?.id ?? 1) / 2);
    const path = call
      .replace('{cursor}', `${middle}`)
      .replace('{rare}', last?.legalContactEmail ?? '')
      .replace('{client}', last?.clientId ?? '')
      .replace('{signup}', `${last?.id}`);
    took(call, await timed(() => client.get(path)));
  }
}
