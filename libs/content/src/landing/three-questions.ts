/** The check at a glance: the landing page and the article ask the same. */
export const THREE_QUESTIONS = {
  title: 'Do I need it?',
  lead: 'If all three answers are yes, you very likely do.',
  questions: [
    {
      question: 'Is your company based outside the EU and the EEA?',
      why: 'If you have an EU establishment, authorities already have an address.',
    },
    {
      question: 'Can people in the EU use your service?',
      why: 'A significant number of EU users, or prices, languages or delivery aimed at them, creates a substantial connection.',
    },
    {
      question: 'Does your service store, show or process content or data from EU users?',
      why: 'Hosting, platforms, marketplaces, app stores and most SaaS with user content are intermediary services.',
    },
  ],
};
