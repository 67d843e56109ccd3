import { afterEach, expect, it, jest } from '@jest/globals';
import type { ToastMessage } from '@rep13/web-kit';

const toast = jest.fn<(message: ToastMessage) => void>();
jest.unstable_mockModule('@rep13/web-kit', () => ({ toast }));
jest.unstable_mockModule('./AssistantWindow.tsx', () => {
  throw new Error('gone');
});
const { useAssistantWindow } = await import('./useAssistantWindow.ts');

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['online', true, "We can't open the assistant right now. Please try again in a minute."],
  ['offline', false, 'You are offline. The assistant needs a connection.'],
])('a window that does not come is explained %s', async (_, onLine, title) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  await useAssistantWindow.getState().open();
  expect(toast).toHaveBeenLastCalledWith({ title, variant: 'destructive' });
  expect(useAssistantWindow.getState().isOpen).toBe(false);
});
