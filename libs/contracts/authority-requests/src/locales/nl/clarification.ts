import type { MissingElementName, OrderKind } from '../../constants/index.ts';
import type { ClarificationTexts } from '../letter-texts.ts';
import { articleIn } from './article.ts';

type WithArticle = Exclude<OrderKind, 'general'>;

const ASKS: Record<MissingElementName, string> = {
  legalBasis: 'de rechtsgrond in het Unierecht, of in daarmee verenigbaar nationaal recht',
  reasons: 'een motivering: waarom de informatie illegaal is, met de bepalingen',
  urls: 'het exacte webadres van de inhoud, of wat ons die anders laat vinden',
  identifiers: 'de accountnamen of identificatoren van de afnemers van de dienst',
  redress:
    'de rechtsmiddelen die openstaan voor de aanbieder en voor de afnemer van de dienst die de inhoud heeft verstrekt',
  effectTo: 'de autoriteit die over het gevolg moet worden ingelicht',
  scope: 'het territoriale toepassingsgebied van het bevel',
};

const ASKS_OF_ARTICLE_10: Partial<Record<MissingElementName, string>> = {
  reasons:
    'een motivering: waarvoor de informatie nodig is en waarom dat noodzakelijk en evenredig is, tenzij redenen in verband met het voorkomen, onderzoeken, opsporen en vervolgen van strafbare feiten eraan in de weg staan die te geven',
  redress: 'de rechtsmiddelen die openstaan voor de aanbieder en voor de betrokken afnemers van de dienst',
};

const ORDERS: Record<WithArticle, string> = {
  act: 'bevel om op te treden tegen illegale inhoud',
  information: 'bevel om informatie te verstrekken',
};

export const clarification: ClarificationTexts = {
  received: (kind, ownReference, reference) =>
    `Wij hebben uw ${ORDERS[kind]}${ownReference ? ` ${ownReference}` : ''} (ons kenmerk ${reference}) ontvangen en in behandeling genomen.`,
  notFound: (kind, article) =>
    `In ${articleIn(article)}, van Verordening (EU) 2022/2065 staat wat een ${ORDERS[kind]} bevat. Wij hebben niet aangetroffen:`,
  element: (kind, name, article) =>
    `- ${(kind === 'information' && ASKS_OF_ARTICLE_10[name]) || ASKS[name]}, ${articleIn(article)}`,
  translation: (article, languages) =>
    `Het bevel is gesteld in een taal waarvan wij niet hebben verklaard dat wij er bevelen in ontvangst nemen. Zend een vertaling van ten minste de elementen in de punten a en b van ${articleIn(article)}, in een van deze talen: ${languages}. Dat volgt uit ${articleIn(`${article}(c)`)}.`,
  end: 'Zend ons wat u kunt. Dat wij erop wachten, houdt niet op wat wij al kunnen doen.',
};
