import type { Density } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import type { ApiError } from '@rep13/web-kit/api';
import { useSearchParams } from '@rep13/web-kit/router';
import { NotLoaded } from '../visitor/NotLoaded.tsx';
import { signupIdFrom } from '../visitor/signup-id.ts';
import { useResumeLink } from '../visitor/useResumeLink.ts';
import { useSignup } from '../visitor/useSignup.ts';
import { AccessRequired } from './AccessRequired.tsx';
import { ProviderRecord } from './ProviderRecord.tsx';
import { useProviderInformation } from './useProviderInformation.ts';

const TITLE = 'Provider Information';

interface ProviderInformationProps {
  density: Density;
  /** Whose the information is, is still being asked, or could not be. */
  asking?: { error: ApiError | undefined; onRetry: () => void };
}

/** What authorities may ask about the service (Annex 3) of the registration named by `?signupId=`. */
export function ProviderInformation({ density, asking }: ProviderInformationProps) {
  useHead({
    title: TITLE,
    description: 'Tell us about your service: the information of Annex 3 that we keep ready for authorities.',
    keywords: 'DSA provider information, Annex 3, transparency report, content policy',
    noIndex: true,
  });
  const [query] = useSearchParams();
  const signupId = signupIdFrom(query.get('signupId'));
  const signup = useSignup(signupId);
  const link = useResumeLink({ isOpen: signup.data !== undefined, reload: signup.mutate });
  // Asked only once it is known whose it is: "not found" then means that nothing was saved yet.
  const saved = useProviderInformation(signup.data ? signupId : null);

  if (signupId === null) return asking ? <NotLoaded title={TITLE} {...asking} /> : <AccessRequired />;
  if (!signup.data)
    return <NotLoaded title={TITLE} error={signup.error} link={link} onRetry={() => void signup.mutate()} />;
  if (saved.record === undefined)
    return <NotLoaded title={TITLE} error={saved.error} onRetry={saved.reload} />;
  return (
    <ProviderRecord
      signup={signup.data}
      record={saved.record}
      density={density}
      onSaved={saved.replace}
      onReload={saved.reload}
    />
  );
}
