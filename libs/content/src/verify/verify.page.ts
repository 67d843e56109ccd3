import type { PublicPage } from '../pages/page.ts';

/** `/verify`: the words; the answers are asked of the running services. */
export const VERIFY_PAGE = {
  path: '/verify',
  title: 'Verify a Document',
  description:
    'Find out whether we issued a PDF and whether it is unchanged. The file stays in your browser: its checksum is enough to recognise it.',
  keywords: 'verify agreement, electronic seal, PAdES, time stamp, checksum',
  heading: 'Verify a document',
  lead: 'Find out whether we issued a PDF and whether it is unchanged. The file stays in your browser: its checksum is enough to recognise it.',
  choice: {
    label: 'The PDF to verify',
    button: 'Choose a PDF',
    another: 'Choose another PDF',
    drop: 'or drop it here',
    noScript: 'The check needs JavaScript, because the checksum is computed in your browser.',
  },
  about:
    'We seal each agreement and each certificate of appointment electronically (PAdES). This page compares the checksum of your file, SHA-256, with those of all documents that we have issued, and says what was issued, when, and with which seal. It names no company and no person.',
  progress: {
    hashing: 'Computing the checksum',
    asking: 'Asking for the checksum',
    checking: 'Checking the signatures',
  },
  known: {
    title: 'This document is genuine',
    text: 'It is identical to a document we issued.',
    unsealed: 'This copy was made before the document got its electronic seal.',
    notBaseline:
      'Not PAdES baseline: it also signs the time of signing, which the profile does not allow. The seal holds.',
    replaced: (day: string) =>
      `A second version of this file was made on ${day}, because some letters of this one can't be searched or copied. Both say the same, and both are genuine.`,
    development: 'It has a development seal, made for trying the product: it proves nothing.',
  },
  /** How the mandate stands that a document of ours is about. */
  mandate: {
    states: {
      awaiting: 'The mandate that this document is about is not in force: nobody may rely on it.',
      in_force: 'The mandate that this document is about is in force.',
      ending: 'The mandate that this document is about is in force; notice was given.',
      run_off: 'The mandate that this document is about has ended.',
      ended: 'The mandate that this document is about has ended.',
    },
    lastMoment: 'Its last moment:',
    entry: 'Register entry',
  },
  byNumber: {
    heading: 'Only have a print or a scan?',
    label: 'Number printed on the document',
    hint: 'The document id on each page of an agreement, such as 0123 4567 89AB, a register number or the reference of a letter.',
    submit: 'Look up the number',
    pending: 'Looking',
    found: 'We issued a document with this number',
    caution:
      'This does not say that your copy is unchanged. Compare it with what you read here and in the register, or ask whoever sent it for the file.',
    nothing: 'We know no document with this number',
    compare:
      'Please compare it letter by letter with the document. Numbers of agreements and invoices, which are counted up, are not looked up here.',
    /** Of a file that we don't know. */
    instead: 'If it is meant to be ours, look up the number that is printed on it, further down.',
    tooMany: 'You have looked up many numbers. Please wait a minute and try again.',
    noAnswer: 'There was no answer. Please try again.',
  },
  unknown: {
    title: 'We do not know this document',
    text: 'No document of ours has this checksum. It may have been changed since we issued it, or issued by someone else. If you send us the PDF, we read its signatures and tell you what they cover. We read it in memory and do not keep it.',
    consent: 'I agree to send this PDF to be checked',
    consentMissing: 'Please agree first, or choose another PDF',
    button: 'Check the signatures',
  },
  verdicts: {
    genuine: {
      title: 'This document is genuine',
      text: 'It is identical to a document we issued.',
    },
    damaged: {
      title: 'This file is damaged: its end is missing',
      text: 'It was cut short, for example while it was sent or saved, so its signatures can’t be checked. Ask for the file again.',
    },
    changed: {
      title: 'We sealed this document, and something was added after our seal',
      text: 'The seal holds for what the file was before. Do not rely on what it shows now: ask for the file as we issued it.',
    },
    misplaced: {
      title: 'This file carries a signature that does not belong to it',
      text: 'The signature does not fit what the file holds. The file may have been changed after it was signed, or the signature may have been copied from another file. Do not rely on this file.',
    },
    'too-weak': {
      title: 'This file is signed with a method that is no longer safe',
      text: 'Signatures made with SHA-1 or MD5 can be moved to other contents.',
    },
    foreign: {
      title: 'We do not know this file, and others signed it',
      text: 'We can say what their signatures cover, not who they are.',
    },
    unsigned: {
      title: 'We do not know this file, and it is not signed',
      text: 'A scan or a print of a document of ours looks like this too, and so does somebody else’s document.',
    },
  },
  signatures: {
    valid: 'The signature holds.',
    broken: 'The signature does not fit the bytes that it covers.',
    misplaced: 'The signature does not belong to this file: it claims to cover something else.',
    'cut-short': 'The signature covers more bytes than the file has.',
    unreadable: 'There is a place for a signature, but none that can be read.',
    'too-weak': 'The signature is made with SHA-1 or MD5.',
    'not-placed-in-time': 'The certificate has ended, and no time stamp says that the signature is older.',
  },
  refusals: {
    notAPdf: 'This is not a PDF. We issue agreements, certificates and letters as PDF.',
    encrypted: 'This PDF is encrypted. Please choose a copy without a password.',
    tooManySignatures: 'This PDF has more than 50 signatures. Please choose another one.',
    tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
    tooMany: 'You have verified many documents. Please wait a minute and try again.',
    noAnswer: 'There was no answer. Please try again.',
    unreadable: 'Your browser could not read this file. Please choose it again.',
  },
  retry: 'Try again',
} as const satisfies PublicPage & Record<string, unknown>;
