import { eventually } from '@rep13/testing';
import { file, mailedLinks, receiptOf, withLink, type Filed } from '../people/authorities.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

/** For one reference in an hour, wherever they are asked for. */
const MAILED = 3;
/** Strangers who ask when no more are mailed. */
const MORE = 5;

/** Anybody may ask for a new link, which is mailed: that must not shut out who has one, nor fill the mailbox. */
export async function renewForOthers(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('TURNS', 'links that strangers have renewed');
  const officer = product.open('127.35.1.1');
  const filed = await file(officer);
  const path = `/api/authority-requests/${filed.reference}`;
  const receipt = await receiptOf(product, filed);
  const links = [receipt.token];
  for (let asked = 0; asked < MAILED + MORE; asked += 1) {
    const { status } = await product.open(`127.35.0.${asked + 1}`).send('POST', `${path}/link`, {});
    tally.add(status, status === 202 ? undefined : `a stranger is answered ${status}`);
    if (asked < MAILED) links.push(await nextLink(product, filed, links));
  }
  for (const [index, token] of links.entries()) {
    const { status } = await withLink(officer, token, 'GET', path);
    tally.add(
      status,
      status === 200 ? undefined : `link ${index + 1} of ${links.length} is answered ${status}`,
    );
  }
  const over = await withLink(officer, receipt.token, 'GET', path);
  tally.add(over.status, over.status === 404 ? undefined : `a replaced link is answered ${over.status}`);
  const mailed = (await mailedLinks(product, filed.email)).length - 1;
  tally.add(`${mailed} mailed`, mailed > MAILED ? `${mailed} new links are mailed` : undefined);
  return tally;
}

/** Mailed after these; they are used in this order, each of them for the first time. */
const nextLink = (product: AttackedProduct, { email }: Filed, before: readonly string[]): Promise<string> =>
  eventually(
    async () => (await mailedLinks(product, email)).find(({ token }) => !before.includes(token))?.token,
    { fact: `a new link reaches ${email}`, withinMs: 30_000 },
  );
