/** The words of the button that opens the assistant: every page has them, those of the window come with the window. */
export const CHAT_BUTTON = {
  open: 'Open the assistant',
  close: 'Close the assistant',
  notLoaded: 'The assistant could not be loaded. Check your connection, then try again.',
} as const;
