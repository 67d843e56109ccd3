import type { Moment } from '@rep13/contracts-constants';
import type { NotificationProcedure } from '@rep13/contracts-legal-entity';
import type { DesignationChannel, DesignationReason, DesignationState } from '../constants/index.ts';

/** A letter that tells a coordinator of a designation or of its end, Article 13(4) DSA. Times: ISO 8601, UTC. */
export interface DesignationView {
  readonly id: number;
  readonly reason: DesignationReason;
  readonly state: DesignationState;
  /** Whom it is for. */
  readonly coordinator: string;
  readonly letter: LetterView;
  /** Whether what counts is a PDF that the client uploaded, signed by hand or elsewhere. */
  readonly isUploaded: boolean;
  readonly createdAt: Moment;
  readonly signedAt: Moment | null;
  readonly signerName: string | null;
  readonly signerTitle: string | null;
  readonly sentAt: Moment | null;
  readonly acknowledgedAt: Moment | null;
  readonly returnedAt: Moment | null;
}

/** What a fact is called, and what it is. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** What the letter says, the same on every screen and in the PDF. */
export interface LetterView {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Under the paragraphs. */
  readonly facts: readonly LetterFact[];
  /** SHA-256 of the text, hexadecimal: what a signature refers to. */
  readonly sha256: string;
}

/** As staff works on it. */
export interface DesignationDetailView extends DesignationView {
  readonly signupId: number;
  readonly companyName: string;
  /** How the coordinator takes it, and what is known of the way. */
  readonly procedure: NotificationProcedure;
  readonly site: string | null;
  readonly note: string;
  readonly channel: DesignationChannel | null;
  /** What the coordinator calls it. */
  readonly reference: string | null;
  readonly returnReason: string | null;
  /** Where it can be mailed to, because a person has confirmed the address; else null. */
  readonly mailTo: string | null;
}

/** A letter for its mail to the coordinator. */
export interface LetterToMailView {
  /** Of the coordinator, as a person confirmed it. */
  readonly email: string;
  readonly coordinator: string;
  readonly reason: DesignationReason;
  readonly companyName: string;
  readonly registerNumber: string;
  /** What we call the letter. */
  readonly ownReference: string;
  readonly pdf: LetterPdfView;
}

/** A letter as PDF: the signed one with the highest seal there is, or the one that was uploaded. */
export interface LetterPdfView {
  readonly fileName: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
}
