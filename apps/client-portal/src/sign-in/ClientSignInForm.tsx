import type { ClientSignInBody } from '@rep13/contracts-onboarding';
import { SignInForm } from '@rep13/ui/antd';
import { Link } from '@rep13/web-kit/router';
import { CLIENT_ID_RULE, ClientIdField } from '../credentials/ClientIdField.tsx';
import { useSignIn } from './useSignIn.ts';

interface SignInFormProps {
  /** Known from the screen before, else empty. */
  clientId: string | undefined;
  onSignedIn: () => void;
}

/** Client ID and password, then the second factor of who has one; the page goes on by itself once somebody is signed in. */
export function ClientSignInForm({ clientId, onSignedIn }: SignInFormProps) {
  return (
    <SignInForm<ClientSignInBody>
      name="client-sign-in"
      initial={{ clientId: clientId ?? '', password: '' }}
      rules={{ clientId: CLIENT_ID_RULE }}
      belowPassword={<Link to="/client/reset">Forgot your password?</Link>}
      {...useSignIn(onSignedIn)}
    >
      <ClientIdField />
    </SignInForm>
  );
}
