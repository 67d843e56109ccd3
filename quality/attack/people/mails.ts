import { eventually } from '@rep13/testing';
import type { AttackedProduct } from '../product/attacked-product.ts';

/** A mail as the local inbox shows it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

export async function mailsTo({ mailUrl }: AttackedProduct, address?: string): Promise<Mail[]> {
  const query = address ? `?${new URLSearchParams({ 'to.address': address }).toString()}` : '';
  return (await (await fetch(`${mailUrl}/api/email${query}`)).json()) as Mail[];
}

/** Every token in a link of these mails. */
export const tokensIn = (mails: readonly Mail[]): string[] =>
  mails.flatMap(({ text }) => [...text.matchAll(/[#?&]token=([^&\s]+)/g)].map(([, token]) => token ?? ''));

/** The token in the first mail to this address with this link, as soon as it is there. */
export const tokenFor = (product: AttackedProduct, address: string, link: RegExp): Promise<string> =>
  eventually(
    async () => tokensIn((await mailsTo(product, address)).filter(({ text }) => link.test(text))).at(-1),
    { fact: `a mail with ${link.source} reaches ${address}`, withinMs: 30_000 },
  );
