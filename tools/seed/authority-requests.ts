import type {
  AuthorityLanguage,
  AuthorityType,
  ForeignKind,
  UserNotice,
} from '@rep13/contracts-authority-requests/constants';

/** An order as its authority files it. */
export interface DemoRequest {
  readonly kind: 'act' | 'information' | 'general';
  readonly authorityName: string;
  readonly email: string;
  readonly memberState?: string;
  readonly officerName?: string;
  readonly ownReference?: string;
  readonly legalBasis?: string;
  readonly reasons?: string;
  readonly urls?: readonly string[];
  readonly identifiers?: readonly string[];
  readonly redress?: string;
  readonly scope?: string;
  readonly language?: string;
  readonly authorityType?: AuthorityType;
  readonly officerGrade?: string;
  readonly fileNumber?: string;
  readonly issuedAt?: string;
  readonly challengeCourt?: string;
  readonly challengeDeadline?: string;
  readonly userNotice?: UserNotice;
  readonly reasonsWithheld?: boolean;
  readonly foreignKind?: ForeignKind;
  readonly conversationLanguage?: AuthorityLanguage;
  readonly doNotInform?: boolean;
  /** By when it wants its answer, from now on. */
  readonly withinHours?: number;
  /** Staff has handed it on to its client. */
  readonly isForwarded?: true;
  /** The client says that it has carried it out, and not whether its user knows. */
  readonly isCarriedOut?: true;
  /** What is written about it: ours first, then the authority's, in turn. */
  readonly conversation?: readonly string[];
  /** Whom it is about, if not the demo's first client. */
  readonly target?: string;
}

/**
 * Orders that come through the form: one in Dutch that is whole and carried out while its user was not told, one whose user may
 * not be told, one that is not whole, a secret one that needs a translation, one about nobody we know, and one that is not
 * ours.
 */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    kind: 'act',
    authorityName: 'Autoriteit Consument & Markt',
    memberState: 'Netherlands',
    authorityType: 'administrative',
    officerName: 'Eva de Vries',
    officerGrade: 'Senior toezichthouder',
    email: 'e.devries@acm.nl',
    ownReference: 'ACM/26/04417',
    legalBasis: 'Artikel 6:193b van het Burgerlijk Wetboek, in overeenstemming met Richtlijn 2005/29/EG',
    reasons: 'Het aanbod noemt een korting op een prijs die nooit is gevraagd.',
    urls: ['https://harbour-notes.example/offers/winter'],
    redress: 'Bezwaar binnen zes weken, daarna beroep bij de rechtbank Rotterdam.',
    challengeCourt: 'Rechtbank Rotterdam',
    challengeDeadline: 'Zes weken na ontvangst',
    userNotice: 'allowed',
    scope: 'Nederland',
    language: 'Dutch',
    conversationLanguage: 'nl',
    conversation: [
      'Wij hebben uw bevel aan de aanbieder doorgestuurd. Gaat het alleen om de genoemde pagina?',
      'Ja, alleen om die pagina. Laat u ons weten wanneer het aanbod is verwijderd?',
    ],
    withinHours: 72,
    isForwarded: true,
    isCarriedOut: true,
  },
  {
    kind: 'information',
    authorityName: 'Guardia Civil',
    memberState: 'Spain',
    authorityType: 'police',
    email: 'ordenes@guardiacivil.example',
    ownReference: 'DP 26/0911',
    legalBasis: 'Article 588 ter j of the Spanish Code of Criminal Procedure',
    reasonsWithheld: true,
    identifiers: ['@harbour-master'],
    redress: 'Appeal to the investigating court within five days.',
    userNotice: 'not-yet',
    language: 'English',
    isForwarded: true,
  },
  {
    kind: 'information',
    authorityName: 'Coimisiún na Meán',
    memberState: 'Ireland',
    email: 'orders@cnam.ie',
    reasons: 'We look into a complaint about an account.',
  },
  {
    kind: 'information',
    authorityName: 'Bundeskriminalamt',
    memberState: 'Germany',
    email: 'ermittlung@bka.example',
    authorityType: 'police',
    ownReference: 'ZR 26-118',
    fileNumber: '4 Js 118/26',
    reasonsWithheld: true,
    userNotice: 'not-yet',
    legalBasis: '§ 100j of the German Code of Criminal Procedure',
    identifiers: ['@northern-lights'],
    redress: 'Complaint to the Regional Court.',
    language: 'German',
    doNotInform: true,
    withinHours: 20,
  },
  {
    kind: 'general',
    authorityName: 'Arcom',
    memberState: 'France',
    email: 'contact@arcom.fr',
    reasons: 'Do you represent the operator of this site?',
    target: 'lantern-market.example',
  },
  {
    kind: 'general',
    foreignKind: 'e-evidence',
    authorityName: 'Parquet de Paris',
    memberState: 'France',
    email: 'parquet@tj-paris.example',
    authorityType: 'prosecutor',
    reasons: 'A European Production Order is attached.',
  },
];
