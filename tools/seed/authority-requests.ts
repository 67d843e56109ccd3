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
  readonly doNotInform?: boolean;
  /** By when it wants its answer, from now on. */
  readonly withinHours?: number;
  /** Staff has handed it on to its client. */
  readonly isForwarded?: true;
  /** Whom it is about, if not the demo's first client. */
  readonly target?: string;
}

/** Orders that come through the form: one that is whole, one that is not, a secret one, and one about nobody we know. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    kind: 'act',
    authorityName: 'Autoriteit Consument & Markt',
    memberState: 'Netherlands',
    officerName: 'Eva de Vries',
    email: 'e.devries@acm.nl',
    ownReference: 'ACM/26/04417',
    legalBasis: 'Article 6:193b of the Dutch Civil Code, in compliance with Directive 2005/29/EC',
    reasons: 'The offer names a discount on a price that was never asked.',
    urls: ['https://harbour-notes.example/offers/winter'],
    redress: 'Objection within six weeks, appeal to the District Court of Rotterdam.',
    scope: 'The Netherlands',
    language: 'English',
    withinHours: 72,
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
    ownReference: 'ZR 26-118',
    legalBasis: '§ 100j of the German Code of Criminal Procedure',
    identifiers: ['@northern-lights'],
    redress: 'Complaint to the Regional Court.',
    language: 'English',
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
];
