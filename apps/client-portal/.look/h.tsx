import './record.ts';
import '@rep13/ui/theme.css';
import { Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '@rep13/web-kit';
import { BrowserRouter, Route, Routes } from '@rep13/web-kit/router';
import { remote } from '../src/routes.tsx';

function App() {
  return (
    <BrowserRouter>
      <main id="content" tabIndex={-1}>
        <Suspense>
          <Routes>
            {remote.routes.map(({ path, page }) => { const P = lazy(() => page().then((d) => ({ default: d }))); return <Route key={path} path={path} element={<P />} />; })}
          </Routes>
        </Suspense>
      </main>
      <Toaster />
    </BrowserRouter>
  );
}
createRoot(document.getElementById('root')!).render(<App />);
