import { FIGURES } from '../figures.ts';

/** What a customer says. `isSample` marks words we wrote ourselves to show the place where real ones go. */
export interface Testimonial {
  quote: string;
  author: string;
  company: string;
  stars: 1 | 2 | 3 | 4 | 5;
  source: string;
  /** ISO 8601 date on which it was said or written. */
  date: string;
  isSample: boolean;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote: 'The check told us in plain words why we need a representative. We signed the same afternoon.',
    author: 'Head of Operations',
    company: 'a note-taking app from Canada',
    stars: 5,
    source: 'Sample text',
    date: '2025-07-01',
    isSample: true,
  },
  {
    quote: 'One page for the imprint, one PDF for our auditors, one address for the authorities.',
    author: 'General Counsel',
    company: 'a marketplace from the United States',
    stars: 5,
    source: 'Sample text',
    date: '2025-07-01',
    isSample: true,
  },
  {
    quote: 'We see every request in the portal, with the time it came and the time it was answered.',
    author: 'Founder',
    company: 'a hosting service from Singapore',
    stars: 5,
    source: 'Sample text',
    date: '2025-07-01',
    isSample: true,
  },
];

/** What the footer shows of the review site. */
export const REVIEW_RATING = {
  score: '4.8/5',
  note: 'a sample rating',
  source: 'Sample figure',
  date: '2025-07-01',
  isSample: true,
};

/** A figure about us. A sample is what we would like to show once it is true and can be shown to be. */
export interface TrackRecordFigure {
  figure: string;
  label: string;
  source: string;
  date: string;
  isSample: boolean;
}

export const TRACK_RECORD: readonly TrackRecordFigure[] = [
  {
    figure: '500+',
    label: 'companies represented',
    source: 'Sample figure',
    date: '2025-07-01',
    isSample: true,
  },
  {
    figure: '24/7',
    label: 'reachable for authorities',
    source: 'Terms of Service',
    date: '2025-07-01',
    isSample: false,
  },
  {
    figure: '100%',
    label: `of requests acknowledged within ${FIGURES.acknowledgementHours} hours`,
    source: 'Sample figure',
    date: '2025-07-01',
    isSample: true,
  },
];
