import type { ReactNode } from 'react';
import { create } from 'zustand';

const DEFAULT_DURATION_MS = 5_000;

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** `destructive` is announced at once, as an alert. */
  variant?: 'default' | 'destructive';
  durationMs?: number;
  /** What it is about, for `endToast`. */
  cause?: string;
}

export type ShownToast = ToastMessage & {
  id: number;
  durationMs: number;
  variant: 'default' | 'destructive';
};

interface ToastState {
  /** At most one is visible; a newer one takes its place. */
  current: ShownToast | null;
  show: (message: ToastMessage) => void;
  dismiss: () => void;
}

let lastId = 0;

export const useToastStore = create<ToastState>((set) => ({
  current: null,
  show: (message) =>
    set({ current: { variant: 'default', durationMs: DEFAULT_DURATION_MS, ...message, id: (lastId += 1) } }),
  dismiss: () => set({ current: null }),
}));

/** Shows a short message over the page, from anywhere. */
export function toast(message: ToastMessage): void {
  useToastStore.getState().show(message);
}

/** Takes the message about this cause away, if it still stands there: the cause is gone. */
export function endToast(cause: string): void {
  const { current, dismiss } = useToastStore.getState();
  if (current?.cause === cause) dismiss();
}
