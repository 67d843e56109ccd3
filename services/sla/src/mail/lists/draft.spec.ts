import { clientsNamedIn, kindByText, ownReferenceIn, targetOf } from './draft.ts';

const mail = (text: string, subject: string | null = null) => ({
  ...{ subject, text, quoted: null, nested: [], fromAddress: 'eva@acm.nl' },
});

describe('what an order made of a mail begins with', () => {
  it.each([
    ['Order to act against illegal content, Article 9 DSA', 'act'],
    ['Wij verzoeken u deze inhoud te verwijderen', 'act'],
    ['Anordnung zum Vorgehen gegen rechtswidrige Inhalte', 'act'],
    ['Injonction d’agir contre des contenus illicites', 'act'],
    ['Please provide the following information, Article 10', 'information'],
    ['Bevel om informatie te verstrekken (artikel 10)', 'information'],
    ['Wir ersuchen um Auskunft: Auskunftsanordnung nach Art. 10', 'information'],
    ['Injonction de fournir des informations', 'information'],
    ['Provide information on who uploaded the illegal content', 'information'],
    ['Could we talk next week?', 'general'],
  ])('%s: %s', (text, kind) => {
    expect(kindByText(mail(text))).toBe(kind);
    expect(kindByText(mail('', text))).toBe(kind);
  });

  it.each([
    ['Our reference: ACM/26/1234.', 'ACM/26/1234'],
    ['Ons kenmerk: 2026-77-b', '2026-77-b'],
    ['Aktenzeichen: 4 Js', null],
    ['Az.: 12Js-88/26', '12Js-88/26'],
    ['N° de dossier : 26/0044', '26/0044'],
    ['Our reference: to follow', null],
    ['Nothing of the kind', null],
  ])('%s: its reference is %s', (text, reference) => {
    expect(ownReferenceIn(mail(text))).toBe(reference);
  });

  it('names those whom it may be about, exactly', () => {
    const text =
      'See https://www.acme.com/offer and shop.example.org of R13-ACME2345, write to eva@acm.nl or acm.nl';
    expect(clientsNamedIn(mail(text))).toEqual(['R13-ACME2345', 'acme.com', 'shop.example.org']);
  });

  it.each([
    ['An order', 'An order'],
    ['   ', 'Mail of eva@acm.nl'],
    [null, 'Mail of eva@acm.nl'],
  ])('is about what its subject says: %j', (subject, target) => {
    expect(targetOf(mail('', subject))).toBe(target);
  });
});
