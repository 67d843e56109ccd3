/** The words of the assistant's window. What it answers comes from the service. Spec sections 2 and 9. */
export const CHAT = {
  title: 'DSA Compliance Assistant',
  label: 'Beta',
  open: 'Open the assistant',
  greeting:
    'Hello. I answer questions about Article 13 of the Digital Services Act and about this service, from our own pages. It is information, not legal advice.',
  placeholder: 'Ask a question',
  send: 'Send',
  sources: 'Sources',
  /** The first three are shown. */
  quickQuestions: [
    'Do I need a legal representative?',
    'What does it cost?',
    'What happens when an authority writes?',
    'Are small companies exempt?',
    'How soon does the service start?',
    'What do I have to put on my website?',
  ],
} as const;
