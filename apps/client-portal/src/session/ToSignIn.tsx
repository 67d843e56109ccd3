import { useEffect, useState } from 'react';
import { Navigate } from '@rep13/web-kit/router';
import type { SignInNews } from './sign-in-address.ts';

/**
 * Sends on to the sign-in page, and again after a step back: a form with something unsent in it takes one as it goes,
 * and that may come before the sign-in page is loaded.
 */
export function ToSignIn({ path, news }: { path: string; news: SignInNews }) {
  const [stepsBack, setStepsBack] = useState(0);
  useEffect(() => {
    const count = () => setStepsBack((steps) => steps + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return <Navigate key={stepsBack} to={path} state={news} replace />;
}
