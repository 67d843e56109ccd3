export { ApiError, type FieldError } from './api/api-error.ts';
export {
  apiAnswer,
  apiFile,
  apiGet,
  apiSend,
  type CallOptions,
  type GetOptions,
  type SendOptions,
} from './api/api-client.ts';
export { ALLOW_COOKIES, blocksCookies, COOKIE_NOT_STORED } from './api/cookies-blocked.ts';
export { apiUpload, type UploadOptions } from './api/api-upload.ts';
export { newIdempotencyKey } from './api/idempotency-key.ts';
export {
  beginSession,
  confirmSession,
  forgetApiData,
  reloadApi,
  reloadApiWhere,
  useApi,
  useApiOrNull,
  type ApiKey,
} from './api/useApi.ts';
export { useEndSession } from './api/useEndSession.ts';
export { useLiveApi, type LiveResponse, type Read, type RefreshEvery } from './api/useLiveApi.ts';
export { useStepUp, type StepUp } from './api/useStepUp.ts';
export {
  refusalSentence,
  sentenceByCode,
  type Refusal,
  type SentencesByCode,
} from './api/refusal-sentence.ts';
export { useSend, type Seen, type Sending } from './api/useSend.ts';
export {
  factorChangeErrorMessage,
  isSecondFactorRequired,
} from './api/second-factor/second-factor-error-message.ts';
export {
  secondFactorCalls,
  showFactorCalls,
  type SecondFactorCalls,
  type ShowFactorCalls,
} from './api/second-factor/second-factor-calls.ts';
export { useHalfSignIn } from './api/second-factor/useHalfSignIn.ts';
