import { FIGURES, SECURITY_FIGURES } from '../figures/figures.ts';
import type { Section, TextPage } from '../pages/page.ts';

const { monitoringSeconds, alertMinutes, detectionMinutes, clientNotificationHours, breachAssessmentHours } =
  SECURITY_FIGURES;

/** `/security` */
export const SECURITY_PAGE: TextPage = {
  path: '/security',
  title: 'Security and Compliance',
  description:
    'How we protect what clients and authorities entrust to us: access, passwords, records, monitoring, incidents, and which laws we work under.',
  keywords: 'security, compliance, DSA, GDPR, incident response, audit log, data protection',
  heading: 'Security and Compliance',
  lead: 'Authorities write to us about you. What they write has to arrive, stay between us, and still be there when someone asks years later.',
  sections: [...protection(), ...operation(), compliance(), report()],
  actions: [
    { label: 'Data Processing Agreement', to: '/dpa' },
    { label: 'System Status', to: '/status' },
    { label: 'Contact us', to: '/contact' },
  ],
};

function protection(): Section[] {
  return [
    {
      id: 'access',
      title: 'Who can see what',
      paragraphs: ['Nobody sees more than the task needs, and access is denied unless granted by name.'],
      items: [
        'You see your own company, agreement and requests, and nobody else’s.',
        'Staff have one of three roles: running the service, handling requests, or reading and exporting only.',
        'Each part of the system has its own database account and can read its own data only.',
        'Departing staff lose access immediately.',
      ],
    },
    {
      id: 'passwords',
      title: 'Passwords and sessions',
      paragraphs: [
        'Passwords are stored as Argon2id hashes. Common ones are refused, wrong ones lock the account for a while, and a sign-in gets a new session that no script in the browser can read. Reset links work once and for one hour.',
      ],
    },
    {
      id: 'records',
      title: 'Records that hold',
      paragraphs: [
        `Every change leaves an entry with time, actor and address in a log that can be added to but not altered. We keep it for ${FIGURES.auditYears} years, counted for a client's entries from the end of the mandate. A signed agreement is kept with a checksum of its text, so that any change can be detected. Emails about a request never contain its content.`,
      ],
    },
  ];
}

function operation(): Section[] {
  return [
    {
      id: 'monitoring',
      title: 'Monitoring',
      paragraphs: ['The state of the system is public, and it is measured, not written by hand.'],
      items: [
        `All services are checked every ${monitoringSeconds} seconds.`,
        `We respond to an alert in under ${alertMinutes} minutes.`,
        'What was accepted is kept even when a part fails: messages wait and are delivered later, each once.',
      ],
      links: [{ label: 'System Status', to: '/status' }],
    },
    {
      id: 'incidents',
      title: 'When something happens',
      paragraphs: ['We follow the same order each time and tell you what we know, when we know it.'],
      items: [
        `Detection of an incident within ${detectionMinutes} minutes.`,
        `Notice to the clients concerned within ${clientNotificationHours} hours.`,
        `Assessment of a breach of personal data within ${breachAssessmentHours} hours, with its cause, its extent and what we do about it.`,
      ],
    },
    {
      id: 'retention',
      title: 'Retention',
      paragraphs: [
        `We retain data for the time of the service plus ${SECURITY_FIGURES.retentionYears} years at most, payment records counted from the end of the year of the payment; the Privacy Policy lists what is deleted earlier. Requests from data subjects are answered within ${SECURITY_FIGURES.requestHours} hours.`,
      ],
      links: [{ label: 'Privacy Policy', to: '/privacy' }],
    },
  ];
}

function compliance(): Section {
  return {
    id: 'compliance',
    title: 'The rules we work under',
    paragraphs: [
      'We claim no certificate that we do not hold. These laws bind us, and we show how we follow them.',
    ],
    items: [
      'Article 13 DSA: a written mandate with the powers it asks for, and details that are notified and public.',
      'GDPR: purposes, times and rights are in the Privacy Policy; processing on your behalf is in the Data Processing Agreement.',
      `Professional liability insurance of ${FIGURES.insurance}.`,
    ],
  };
}

function report(): Section {
  return {
    id: 'report',
    title: 'Found a vulnerability?',
    paragraphs: [
      `Write to us with what you did and saw. We answer within ${FIGURES.replyHours} hours on working days, do not take action against those who look in good faith and leave data of others alone, and let you know when it is fixed.`,
    ],
    links: [{ label: 'Contact us', to: '/contact' }],
  };
}
