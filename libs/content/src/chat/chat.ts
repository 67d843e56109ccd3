/** The words of the assistant's window. What it answers comes from the service. */
export const CHAT = {
  title: 'DSA Compliance Assistant',
  label: 'Beta',
  greeting:
    'Hello. I answer questions about Article 13 of the Digital Services Act and about this service, from our own pages. It is information, not legal advice.',
  placeholder: 'Ask a question',
  send: 'Send',
  sources: 'Sources',
  you: 'You',
  assistant: 'Assistant',
  conversation: 'Conversation',
  question: 'Your question',
  pending: 'Looking through our pages',
  support: 'Contact support',
  tooMany: 'You have asked many questions in a short time. Please wait a minute, then ask again.',
  /** Three are shown at a time. */
  quickQuestions: [
    'Do I need a legal representative?',
    'What does it cost?',
    'What happens when an authority writes?',
    'Are small companies exempt?',
    'How soon does the service start?',
    'What do I have to put on my website?',
  ],
} as const;
