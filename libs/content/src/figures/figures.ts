/**
 * The figures that our texts name, each once. Durations carry their unit in the name.
 * The fee is not here: who sets a text passes it in, from the one place where it is charged.
 */
export const FIGURES = {
  checkQuestions: 3,
  checkMinutes: 5,
  activationHours: 24,
  confirmationMinutes: 5,
  paymentMailHours: 2,
  documentsHours: 24,
  acknowledgementHours: 24,
  /** Of support, on working days. */
  replyHours: 24,
  refundDays: 30,
  refundBusinessDays: '5 to 7',
  cancellationDays: 30,
  terminationDays: 30,
  /** Before a new fee or new terms apply. */
  announcementDays: 60,
  nonPaymentDays: 60,
  lateInterest: '1.5%',
  afterTheEndDays: 90,
  changeReportDays: 30,
  insurance: 'EUR 1,000,000',
  marketRange: 'EUR 300 to 500',
  /** The period of `RETENTION`, a spec compares: that whole table would travel with every page. */
  auditYears: 5,
  analyticsMonths: 26,
  cookieChoiceDays: 182,
} as const;

/** What optional services cost; they are done on order only. */
export const OPTIONAL_SERVICES = [
  { name: 'Urgent response', price: 'EUR 75 per case' },
  { name: 'Translation', price: 'EUR 50 per page' },
  { name: 'Takedown assistance', price: 'EUR 100 per request' },
  { name: 'Annual compliance review', price: 'EUR 150 per year' },
  { name: 'Transparency report review', price: 'EUR 100' },
] as const;

/** What we promise about running the service and about personal data. */
export const SECURITY_FIGURES = {
  monitoringSeconds: 30,
  alertMinutes: 5,
  detectionMinutes: 15,
  clientNotificationHours: 4,
  breachAssessmentHours: 24,
  requestHours: 72,
  subProcessorDays: 30,
  retentionYears: 7,
} as const;

/** What the law says in numbers: Articles 33 and 52 DSA, Recommendation 2003/361/EC. */
export const LAW_FIGURES = {
  fine: '6%',
  wrongInformationFine: '1%',
  periodicPayment: '5%',
  microEmployees: 10,
  microTurnover: 'EUR 2 million',
  smallEmployees: 50,
  smallTurnover: 'EUR 10 million',
  veryLargeUsers: '45 million',
} as const;
