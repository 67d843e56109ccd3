/** The last word of pages that sell. */
export const CLOSING = {
  title: 'Find out in five minutes',
  text: 'Answer three questions. If you do not need a representative, we tell you that too.',
  action: 'Start Free Compliance Check',
};
