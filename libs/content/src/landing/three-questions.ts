/** The check at a glance: the landing page and the article ask the same. */
export const THREE_QUESTIONS = {
  title: 'Do I need it?',
  lead: 'If all three answers are yes, you very likely do.',
  questions: [
    {
      question: 'Is your company based outside the EU and the EEA?',
      why: 'With an establishment in the EU, authorities already have an address.',
    },
    {
      question: 'Can people in the EU use your service?',
      why: 'Many users there, or prices, languages and delivery aimed at them, make a substantial connection.',
    },
    {
      question: 'Do you collect data, show user content or process what EU users do?',
      why: 'Hosting, platforms, marketplaces, app stores and most SaaS with user content are intermediary services.',
    },
  ],
};
