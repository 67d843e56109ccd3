import { ASSISTANT_LIMITS } from '@rep13/contracts-onboarding/constants';
import { create } from 'zustand';
import { serverNow } from '@rep13/web-kit/clock';
import { ask } from './ask.ts';

/** One question or answer. */
export interface Message {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  /** Addresses of our own pages. */
  citations: readonly string[];
  /** A quiet line below; empty if there is none. */
  note: string;
  needsSupport: boolean;
}

interface ConversationState {
  messages: readonly Message[];
  /** What stands in the input. */
  draft: string;
  isPending: boolean;
  /** How often the window was closed: the next time, other quick questions are offered. */
  closings: number;
  setDraft: (draft: string) => void;
  closed: () => void;
  /** Blank questions, and questions while one is being answered, are not sent. */
  ask: (question: string) => Promise<void>;
}

const CONTROL_CHARACTERS = /[^\n\t\P{Cc}]/gu;

/** Lives as long as the document: it survives a change of page, and a reload forgets it. */
export const useConversationStore = create<ConversationState>((set, get) => ({
  messages: [],
  draft: '',
  isPending: false,
  closings: 0,
  setDraft: (draft) => set({ draft: draft.slice(0, ASSISTANT_LIMITS.questionMax) }),
  closed: () => set({ closings: get().closings + 1 }),
  ask: async (text) => {
    const { messages, isPending } = get();
    const question = text.replaceAll(CONTROL_CHARACTERS, '').trim();
    if (question === '' || isPending) return;
    set({ isPending: true, draft: '', messages: [...messages, newMessage(messages, 'user', question)] });
    const { content, ...rest } = await ask(question, contextOf(messages));
    const now = get().messages;
    set({ isPending: false, messages: [...now, { ...newMessage(now, 'assistant', content), ...rest }] });
  },
}));

const newMessage = (before: readonly Message[], role: Message['role'], content: string): Message => ({
  id: before.length + 1,
  role,
  content,
  timestamp: new Date(serverNow()).toISOString(),
  citations: [],
  note: '',
  needsSupport: false,
});

/** What was asked before, the latest that fits: it shows what "it" means in the next question. */
export function contextOf(messages: readonly Message[]): string {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  while (questions.join('\n').length > ASSISTANT_LIMITS.contextMax) questions.shift();
  return questions.join('\n');
}
