import type {
  AppKeyView,
  PasskeyOptionsView,
  RecoveryCodesView,
  SecondFactorAddedView,
  SecondFactorDemandView,
  SecondFactorsView,
} from '@rep13/contracts-gateway';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { apiGet, apiSend } from '../api-client.ts';

type Audience = 'admin' | 'client';

/** Where an account's second factors are read. */
export const secondFactorPath = (audience: Audience): string => `/api/${audience}/second-factor`;

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

export function secondFactorCalls(audience: Audience): SecondFactorCalls {
  const base = secondFactorPath(audience);
  return {
    offerKey: () => apiSend('POST', `${base}/app/key`, {}),
    addApp: (code) => apiSend('POST', `${base}/app`, { code }),
    removeApp: () => apiSend('DELETE', `${base}/app`, {}),
    async addPasskey(name) {
      const { options } = await apiSend<PasskeyOptionsView>('POST', `${base}/passkeys/options`, {});
      const { startRegistration } = await browserFunctions();
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const answer = await startRegistration({ optionsJSON });
      return apiSend('POST', `${base}/passkeys`, { answer, name });
    },
    removePasskey: (id) => apiSend('DELETE', `${base}/passkeys/${id}`, {}),
    makeCodes: () => apiSend('POST', `${base}/recovery-codes`, {}),
  };
}

/** What somebody does whose password was right and who has a second factor. `T` is who is signed in then. */
export interface ShowFactorCalls<T> {
  demanded: () => Promise<SecondFactorDemandView>;
  showCode: (code: string) => Promise<T>;
  /** Asks the browser, which asks the person. */
  showPasskey: () => Promise<T>;
}

export function showFactorCalls<T>(audience: Audience): ShowFactorCalls<T> {
  const base = `/api/${audience}/login`;
  return {
    demanded: () => apiGet(`${base}/second-factor`),
    showCode: (code) => apiSend('POST', `${base}/second-factor`, { code }),
    async showPasskey() {
      const { options } = await apiSend<PasskeyOptionsView>('POST', `${base}/passkey/options`, {});
      const { startAuthentication } = await browserFunctions();
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
      const answer = await startAuthentication({ optionsJSON });
      return apiSend('POST', `${base}/passkey`, { answer });
    },
  };
}

/** Only for who has a passkey. */
const browserFunctions = () => import('@simplewebauthn/browser');
