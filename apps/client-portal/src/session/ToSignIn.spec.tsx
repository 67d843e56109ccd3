import { act, render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { describe, expect, it } from '@jest/globals';
import { BrowserRouter, Route, Routes } from '@rep13/web-kit/router';
import { ToSignIn } from './ToSignIn.tsx';

const ORDER = '/client/orders/7';
const SIGN_IN = '/client/login';

/** Still on its way: until it is there, the page before stays. */
const SignInPage = lazy(() => new Promise<never>(() => undefined));

describe('the way to the sign-in page', () => {
  it('is gone again when a form that goes takes a step back meanwhile', () => {
    window.history.replaceState({ idx: 0 }, '', ORDER);
    render(
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path={ORDER} element={<ToSignIn path={SIGN_IN} news={{}} />} />
            <Route path={SIGN_IN} element={<SignInPage />} />
          </Routes>
        </Suspense>
      </BrowserRouter>,
    );
    expect(location.pathname).toBe(SIGN_IN);
    act(() => {
      window.history.replaceState({ idx: 0 }, '', ORDER);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
    });
    expect(location.pathname).toBe(SIGN_IN);
  });
});
