import './antd.css';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { antdTheme, type Density } from './antd-theme.ts';
import { useColourMode } from './useColourMode.ts';

/** Round everything that uses antd: our colours in the mode in use, our sizes for the given density. */
export function AppTheme({ density, children }: { density: Density; children: ReactNode }) {
  const mode = useColourMode();
  const theme = useMemo(() => antdTheme(mode, density), [mode, density]);
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      {density === 'funnel' ? children : <div data-density={density}>{children}</div>}
    </ConfigProvider>
  );
}
