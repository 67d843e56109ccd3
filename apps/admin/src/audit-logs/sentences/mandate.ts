import type { Sentences } from './sentences.ts';

export const MANDATE: Sentences = {
  label: 'Mandates',
  of: {
    'agreements.mandate.began': '[Mandate {registerNumber}|A mandate] began',
    'agreements.mandate.client-changed':
      'The client of [mandate {registerNumber}|a mandate] changed its details',
    'agreements.mandate.suspended': '[Mandate {registerNumber}|A mandate] was suspended',
    'agreements.mandate.resumed': '[Mandate {registerNumber}|A mandate] was resumed',
    'agreements.mandate.notice-withdrawn':
      'The notice for [mandate {registerNumber}|a mandate] was taken back',
    'agreements.mandate.ending': 'Notice of the end of [mandate {registerNumber}|a mandate] was given',
    'agreements.mandate.run-off-began': '[Mandate {registerNumber}|A mandate] ended, its run-off began',
    'agreements.mandate.ended': 'The run-off of [mandate {registerNumber}|a mandate] ended',
    'agreements.contact-point.designated':
      'The client of [mandate {registerNumber}|a mandate] made us its point of contact',
    'agreements.contact-point.withdrawn':
      'The client of [mandate {registerNumber}|a mandate] withdrew us as its point of contact',
    'agreements.addendum-pdf.made':
      'The PDF of the addendum[ to agreement {agreementNumber}] on the point of contact was made',
    'agreements.certificate.issued':
      '[Certificate {version}|A certificate] of [mandate {registerNumber}|a mandate] was issued',
    'agreements.certificate.revoked':
      '[Certificate {version}|A certificate] of [mandate {registerNumber}|a mandate] was revoked',
    'agreements.seal.unusable': 'Our electronic seal can no longer be used[: {reason}]',
    'agreements.seal.ending': 'The certificate of our electronic seal ends soon',
    'agreements.document.replaced':
      'A second version of the PDF[ of {kind} {number}] was made, because letters of the first could not be searched',
    'onboarding.publication.seen': "The details to publish were found on the client's website",
    'onboarding.publication.missing': "The details to publish were not found on the client's website",
    'onboarding.publication.unjudged': "Nobody could say what the client's website shows[: {obstacle}]",
  },
};
