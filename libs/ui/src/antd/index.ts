export { AppTheme } from './AppTheme.tsx';
export type { Density } from './antd-theme.ts';
