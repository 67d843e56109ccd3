import { useHead } from '@rep13/web-kit';
import { useParams } from '@rep13/web-kit/router';
import { NotLoaded } from '../visitor/NotLoaded.tsx';
import { signupIdFrom } from '../visitor/signup-id.ts';
import { useResumeLink } from '../visitor/useResumeLink.ts';
import { InvalidUrl } from './InvalidUrl.tsx';
import { SignedView } from './SignedView.tsx';
import { SigningView } from './SigningView.tsx';
import { useDraft } from './useDraft.ts';

/** Reading and signing the agreement of the registration that the address names. */
export function SignaturePage() {
  useHead({
    title: 'Sign your agreement',
    description: 'Read and sign the agreement online.',
    keywords: 'EU legal representative agreement, DSA Article 13 mandate',
    noIndex: true,
  });
  const signupId = signupIdFrom(useParams().signupId);
  const { data, error, mutate } = useDraft(signupId);
  const link = useResumeLink({ isOpen: data !== undefined, reload: mutate });

  if (signupId === null) return <InvalidUrl />;
  if (!data)
    return <NotLoaded title="Your agreement" error={error} link={link} onRetry={() => void mutate()} />;
  if (data.agreement) return <SignedView title={data.title} agreement={data.agreement} onReload={mutate} />;
  return (
    <SigningView
      draft={data}
      onSigned={(agreement) => void mutate({ ...data, agreement }, { revalidate: false })}
      onTextChanged={() => void mutate()}
    />
  );
}
