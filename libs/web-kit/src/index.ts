export { captureAttribution, currentAttribution, type Attribution } from './attribution/attribution.ts';
export type { ConsentChoice } from './consent/consent-storage.ts';
export { useConsentStore } from './consent/useConsentStore.ts';
export { REMOTE_CONTRACT_VERSION, defineRemote } from './contract-1/define-remote.ts';
export { boxesInSight, freeShift } from './floating/free-place.ts';
export { useIsAlive } from './forms/useIsAlive.ts';
export { useQuestionBeforeLeaving } from './forms/useQuestionBeforeLeaving.ts';
export type { PageHead } from './head/head.ts';
export { useHead } from './head/useHead.ts';
export {
  clocksNote,
  formatLegalDay,
  formatLegalTime,
  legalDaysNote,
  legalDaysSince,
} from './legal-entity/legal-days.ts';
export { LEGAL_ENTITY } from './legal-entity/legal-entity.ts';
export type { PageChrome, Remote, RemoteRoute } from './remote/remote.ts';
export { Toaster } from './toasts/Toaster.tsx';
export { endToast, toast, useToastStore, type ToastMessage } from './toasts/useToastStore.ts';
export { trackConversion, trackEmailCapture, trackPageView } from './tracking/events.ts';
export { trackPurchase } from './tracking/purchase.ts';
