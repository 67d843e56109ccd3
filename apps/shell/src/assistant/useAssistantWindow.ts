import type { ComponentType } from 'react';
import { create } from 'zustand';
import { CHAT_BUTTON } from '@rep13/content';
import { toast } from '@rep13/web-kit';
import type { AssistantWindowProps } from './AssistantWindow.tsx';

interface AssistantWindowState {
  /** Loaded when the window is first asked for. */
  Window: ComponentType<AssistantWindowProps> | null;
  isOpen: boolean;
  /** It was closed by hand: the focus belongs on the button again. */
  returnsFocus: boolean;
  open: () => Promise<void>;
  close: () => void;
  /** The visitor goes on to another page; the focus is that page's. */
  leave: () => void;
}

/** The assistant's window, whichever button opens it. */
export const useAssistantWindow = create<AssistantWindowState>()((set) => ({
  Window: null,
  isOpen: false,
  returnsFocus: false,
  open: async () => {
    set({ isOpen: true, returnsFocus: false });
    try {
      const { AssistantWindow } = await import(/* webpackChunkName: "assistant" */ './AssistantWindow.tsx');
      set({ Window: AssistantWindow });
    } catch {
      set({ isOpen: false });
      toast({
        title: navigator.onLine ? CHAT_BUTTON.notLoaded : CHAT_BUTTON.offline,
        variant: 'destructive',
      });
    }
  },
  close: () => set({ isOpen: false, returnsFocus: true }),
  leave: () => set({ isOpen: false, returnsFocus: false }),
}));
