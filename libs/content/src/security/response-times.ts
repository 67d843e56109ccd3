import { SECURITY_FIGURES } from '../figures/figures.ts';

const { detectionMinutes, clientNotificationHours, breachAssessmentHours } = SECURITY_FIGURES;

/** Our times after something has happened, from the soonest to the latest. */
export const RESPONSE_TIMES = {
  caption: 'The first time counts from the incident, the others from when we know of it.',
  marks: [
    { time: `${detectionMinutes} min`, text: 'Detected' },
    { time: `${clientNotificationHours} h`, text: 'The clients concerned are told' },
    { time: `${breachAssessmentHours} h`, text: 'Assessed' },
  ],
} as const;
