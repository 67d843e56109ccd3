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
