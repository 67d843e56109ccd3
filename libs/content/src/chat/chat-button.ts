/** The words of the button that opens the assistant: every page has them, those of the window come with the window. */
export const CHAT_BUTTON = {
  open: 'Open the assistant',
  close: 'Close the assistant',
  notLoaded: "We can't open the assistant right now. Please try again in a minute.",
  offline: 'You are offline. The assistant needs a connection.',
} as const;
