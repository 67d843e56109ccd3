import { eventually } from '@rep13/testing';
import { file, mailedLinks, receiptOf, withLink } from '../people/authorities.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const ASKED = 8;
/** For one reference, wherever they are asked for. */
const MAILED_IN_AN_HOUR = 3;

/** Anybody may ask for a new link, which is mailed: that must not shut out who has one, nor fill the mailbox. */
export async function renewForOthers(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('TURNS', 'links that strangers have renewed');
  const officer = product.open('127.35.1.1');
  const filed = await file(officer);
  const path = `/api/authority-requests/${filed.reference}`;
  const receipt = await receiptOf(product, filed);
  for (let index = 0; index < ASKED; index += 1) {
    const { status } = await product.open(`127.35.0.${index + 1}`).send('POST', `${path}/link`, {});
    tally.add(status, status === 202 ? undefined : `a stranger is answered ${status}`);
  }
  const links = await eventually(
    async () => {
      const mailed = await mailedLinks(product, filed.email);
      return mailed.length > MAILED_IN_AN_HOUR ? mailed : undefined;
    },
    { says: 'new links are mailed', withinMs: 30_000 },
  );
  const old = await withLink(officer, receipt.token, 'GET', path);
  tally.add(old.status, old.status === 200 ? undefined : `the link of before is answered ${old.status}`);
  const newest = await withLink(officer, links.at(-1)?.token ?? '', 'GET', path);
  tally.add(
    newest.status,
    newest.status === 200 ? undefined : `the newest link is answered ${newest.status}`,
  );
  const over = await withLink(officer, receipt.token, 'GET', path);
  tally.add(over.status, over.status === 404 ? undefined : `a replaced link is answered ${over.status}`);
  const mailed = (await mailedLinks(product, filed.email)).length - 1;
  tally.add(
    `${mailed} mailed`,
    mailed > MAILED_IN_AN_HOUR ? `${mailed} new links were mailed for ${ASKED} strangers` : undefined,
  );
  return tally;
}
