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
    text: 'It is byte for byte a document that we issued.',
    unsealed: 'This copy was made before the document got its electronic seal.',
    development: 'It has a development seal, made for trying the product: it proves nothing.',
  },
  unknown: {
    title: 'We do not know this document',
    text: 'No document of ours has this checksum. It may have been changed after we issued it, or be somebody else’s. If you send us the PDF, we read its signatures and tell you what they cover. We read it in memory and do not keep it.',
    consent: 'I agree to send this PDF to be checked',
    consentMissing: 'Please agree first, or choose another PDF',
    button: 'Check the signatures',
  },
  verdicts: {
    genuine: {
      title: 'This document is genuine',
      text: 'It is byte for byte a document that we issued.',
    },
    changed: {
      title: 'This document was sealed by us and then changed',
      text: 'Do not rely on what it shows. Ask whoever sent it for the original.',
    },
    forged: {
      title: 'A signature in this document is forged',
      text: 'It is made to look as if it covered what it does not cover. Do not rely on this document.',
    },
    'too-weak': {
      title: 'This document is signed with a method that is no longer safe',
      text: 'Signatures made with SHA-1 or MD5 can be moved to other contents.',
    },
    foreign: {
      title: 'This document is not ours',
      text: 'Others signed it. We can tell what their signatures cover, not who they are.',
    },
    unsigned: {
      title: 'This document is not ours and not signed',
      text: 'Nothing in it says who issued it.',
    },
  },
  signatures: {
    valid: 'The signature holds.',
    broken: 'The signature does not hold: what it covers was changed.',
    forged: 'The signature covers something else than it claims.',
    'too-weak': 'The signature is made with SHA-1 or MD5.',
    'not-placed-in-time': 'The certificate has ended, and no time stamp says that the signature is older.',
  },
  refusals: {
    notAPdf: 'This file is not a PDF. Please choose the PDF that you want to verify.',
    encrypted: 'This PDF is encrypted. Please choose a copy without a password.',
    tooManySignatures: 'This PDF has more than 50 signatures. Please choose another one.',
    tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
    tooMany: 'You have verified many documents. Please wait a minute and try again.',
    noAnswer: 'There was no answer. Please try again.',
    unreadable: 'Your browser could not read this file. Please choose it again.',
  },
  retry: 'Try again',
} as const satisfies PublicPage & Record<string, unknown>;
