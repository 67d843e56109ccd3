import { formatLegalTime, type LegalDay } from '@rep13/contracts-constants';

/** The certificate of appointment, a PDF, and the box of its seal. */
export const certificate = {
  title: (number: string) => `Certificate of appointment ${number}`,
  heading: 'Certificate of appointment',
  /** Beside the name of a representative that was made up. */
  asSample: ' (sample particulars, made up for trying the product)',
  statement: (name: string) =>
    `${name} is appointed in writing by the company below as its legal representative in the European Union, Article 13(1) of Regulation (EU) 2022/2065 (Digital Services Act).`,
  contactPoint: (since: string) =>
    `It is also the company’s electronic point of contact, Article 11(1), since ${since}.`,
  legalTime: (day: LegalDay, timeZone: string) => formatLegalTime(day, timeZone),
  facts: {
    company: 'Company',
    country: 'Incorporated in',
    companyNumber: 'Company number',
    registeredAddress: 'Registered address',
    website: 'Website',
    number: 'Register number',
    since: 'In force since',
    until: 'In force until',
    /** Of `until`, as long as there is no last day. */
    notice: 'it is ended by notice',
    representative: 'Representative',
    address: 'Postal address',
    email: 'Email',
    phone: 'Phone',
    languages: 'Languages',
    memberState: 'Established in',
    coordinator: 'Coordinator',
    version: (version: number, at: string) => `version ${version}, issued on ${at}`,
  },
  notEstablishment:
    'This appointment does not constitute an establishment in the European Union (Article 13(5)).',
  onIssue: 'This certificate states the status on its date of issue. The register states the current one.',
  /** Beside the QR code of the same address. */
  valid: (url: string) => `Valid? ${url}`,
  issuer: (name: string) => `Issued by ${name}`,
  /** The seal comes after the page is made: the page says which one to look for. */
  seals: {
    own: (name: string, verifyUrl: string) =>
      `${name} seals this file electronically once it is made; a box below shows the seal in a sealed copy. Verify any copy at ${verifyUrl}.`,
    development: 'Development seal, for trying the product: it proves nothing.',
  },
  sealBox: {
    by: (name: string) => `Sealed by ${name}`,
    check: (verifyUrl: string) => `Check at ${verifyUrl}`,
  },
};

export type CertificateTexts = typeof certificate;
