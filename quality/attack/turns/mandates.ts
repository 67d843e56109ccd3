import { must, type Caller } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const NOBODYS = 'R13-ZZZZ2222';

/** What takes two is not asked for where its subject is not there: nobody is to agree to nothing. */
export async function endNobodysMandate(product: AttackedProduct, admin: Caller): Promise<Tally> {
  const tally = new Tally('TURNS', 'the end of a mandate that nobody has');
  await must(admin, 'POST', '/api/admin/step-up', { password: product.admin.password });
  const approvals = async () => (await must<object[]>(admin, 'GET', '/api/admin/approvals')).length;
  const before = await approvals();
  const tries = [{}, { breakGlass: 'It cannot wait.' }];
  for (const given of tries) {
    const body = { endsAt: '2030-12-31', reason: 'It was asked for.', ...given };
    const { status } = await admin.send('POST', `/api/admin/mandates/${NOBODYS}/end`, body);
    tally.add(status, status === 404 ? undefined : `answered ${status}`);
  }
  const left = (await approvals()) - before;
  tally.add(`${left} asked for`, left > 0 ? 'somebody is asked to agree to it' : undefined);
  return tally;
}
