import type {
  AddPasskeyBody,
  AppKeyView,
  ConfirmAppBody,
  PasskeyAnswerBody,
  PasskeyOptionsView,
  RecoveryCodesView,
  SecondFactorAddedView,
  SecondFactorCodeBody,
  SecondFactorDemandView,
  SecondFactorsView,
} from '@rep13/contracts-gateway';
import { addressOf, callOf, type Operation } from '@rep13/contracts-operations';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { apiGet, apiSend } from '../api-client.ts';

type Post<B extends object, A> = Operation<`POST /${string}`, { body: B; answer: A }>;
type Ask<A> = Operation<`POST /${string}`, { answer: A }>;

/** The calls of one audience: the module `second-factor` of its API. */
export interface SecondFactorOperations {
  readonly offerKey: Ask<AppKeyView>;
  readonly addApp: Post<ConfirmAppBody, SecondFactorAddedView>;
  readonly removeApp: Operation<`DELETE /${string}`, { answer: SecondFactorsView }>;
  readonly passkeyOptions: Ask<PasskeyOptionsView>;
  readonly addPasskey: Post<AddPasskeyBody, SecondFactorAddedView>;
  readonly removePasskey: Operation<`DELETE /${string}/:id`, { answer: SecondFactorsView }>;
  readonly makeCodes: Ask<RecoveryCodesView>;
}

/** What the owner of an account may do with its second factors. */
export interface SecondFactorCalls {
  offerKey: () => Promise<AppKeyView>;
  addApp: (code: string) => Promise<SecondFactorAddedView>;
  removeApp: () => Promise<SecondFactorsView>;
  /** Asks the browser, which asks the person. */
  addPasskey: (name: string) => Promise<SecondFactorAddedView>;
  removePasskey: (id: number) => Promise<SecondFactorsView>;
  makeCodes: () => Promise<RecoveryCodesView>;
}

export function secondFactorCalls(api: SecondFactorOperations): SecondFactorCalls {
  return {
    offerKey: () => apiSend(callOf(api.offerKey), {}),
    addApp: (code) => apiSend(callOf(api.addApp), { code }),
    removeApp: () => apiSend(callOf(api.removeApp), {}),
    async addPasskey(name) {
      const { options } = await apiSend(callOf(api.passkeyOptions), {});
      const { startRegistration } = await browserFunctions();
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const answer = await startRegistration({ optionsJSON });
      return apiSend(callOf(api.addPasskey), { answer, name });
    },
    removePasskey: (id) => apiSend(callOf(api.removePasskey, { params: { id } }), {}),
    makeCodes: () => apiSend(callOf(api.makeCodes), {}),
  };
}

/** What somebody does whose password was right and who has a second factor. `T` is who is signed in then. */
export interface ShowFactorCalls<T> {
  demanded: () => Promise<SecondFactorDemandView>;
  showCode: (code: string) => Promise<T>;
  /** Asks the browser, which asks the person. */
  showPasskey: () => Promise<T>;
}

/** The calls of one audience: the module `sign-in-factor` of its API. */
export interface ShowFactorOperations<T> {
  readonly demanded: Operation<`GET /${string}`, { answer: SecondFactorDemandView }>;
  readonly showCode: Post<SecondFactorCodeBody, T>;
  readonly passkeyOptions: Ask<PasskeyOptionsView>;
  readonly showPasskey: Post<PasskeyAnswerBody, T>;
}

export function showFactorCalls<T>(api: ShowFactorOperations<T>): ShowFactorCalls<T> {
  return {
    demanded: () => apiGet(addressOf(api.demanded)),
    showCode: (code) => apiSend(callOf(api.showCode), { code }),
    async showPasskey() {
      const { options } = await apiSend(callOf(api.passkeyOptions), {});
      const { startAuthentication } = await browserFunctions();
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
      const answer = await startAuthentication({ optionsJSON });
      return apiSend(callOf(api.showPasskey), { answer });
    },
  };
}

/** Only for who has a passkey. */
const browserFunctions = () => import('@simplewebauthn/browser');
