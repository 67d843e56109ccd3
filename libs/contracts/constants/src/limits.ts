/** Lengths in characters. The minimums are the spec's (section 5); the maximums keep rows and mails sane. */
export const LIMITS = {
  nameMax: 200,
  emailMax: 254,
  urlMax: 2048,
  addressMin: 10,
  addressMax: 500,
  registrationNumberMax: 100,
  attributionMax: 2048,
  passwordMin: 8,
  passwordMax: 128,
  signatureMax: 200,
  signerTitleMax: 120,
  /** A pasted address is looked for whole. */
  searchMax: 500,
  suspensionReasonMax: 500,
  holdReasonMax: 500,
  mandateEndReasonMax: 500,
  registerQueryMax: 200,
  documentNumberMax: 60,
  designationReferenceMax: 200,
  designationReasonMax: 500,
  adminUsernameMax: 60,
  contactNameMin: 2,
  contactCompanyMin: 2,
  contactSubjectMin: 5,
  contactSubjectMax: 200,
  contactMessageMin: 10,
  contactMessageMax: 5_000,
  serviceDescriptionMin: 50,
  serviceDescriptionMax: 5_000,
  secondFactorCodeMax: 40,
  mailedCodeMax: 40,
  passkeyNameMax: 60,
  publicationNoteMax: 500,
  profileChangeReasonMax: 500,
  addressSourceMax: 300,
  taxIdMax: 60,
  businessProofMax: 300,
  refundReasonMax: 500,
  cancellationReasonMax: 1_000,
  billingNoteMax: 500,
  webhookMax: 262_144,
  incidentTitleMax: 120,
  incidentTextMax: 2_000,
  incidentResponsePlanMin: 100,
  incidentResponsePlanMax: 10_000,
} as const;

/** Rows on the dashboards. */
export const OVERVIEW_ROWS = 5;
export const AUDIT_LOG_ROWS = 50;

/** How often a client may have the own website read in an hour, beside the weekly reading. */
export const PUBLICATION_CHECKS_PER_HOUR = 6;

/** Orders that one client may report in an hour. */
export const REPORTED_ORDERS_PER_HOUR = 20;

/** How long a promise may take, in hours. */
export const AUTHORITY_RESPONSE_HOURS = 24;

/** Largest page a list answers. */
export const LIST_MAX = 200;
