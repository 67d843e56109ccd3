import { FIGURES } from '../figures/figures.ts';

/** The three conditions of Article 13(1) as gates: all must be passed. */
export const THREE_GATES = {
  caption: 'Article 13 applies if all three are true. Size plays no part.',
  gates: [
    { question: 'Is it an intermediary service?', otherwise: 'Another kind of service' },
    { question: 'Is it offered in the EU?', otherwise: 'No substantial connection' },
    { question: 'Is there no establishment in the EU?', otherwise: 'Authorities turn to the establishment' },
  ],
  passed: { title: 'Article 13 applies', text: 'A legal representative has to be appointed in writing.' },
  stopped: 'Article 13 does not apply',
} as const;

/** How an order reaches a provider that has appointed us, with the times of the sample order. */
export const ORDER_WAY = {
  caption: 'The way of an order. The times are an example.',
  stations: [
    { title: 'Authority', text: 'writes to an address in the EU', time: '09:14' },
    {
      title: 'Representative',
      text: `acknowledges within ${FIGURES.acknowledgementHours} hours`,
      time: '09:31',
    },
    { title: 'Provider', text: 'reads it and decides on the answer', time: '09:40' },
  ],
} as const;
