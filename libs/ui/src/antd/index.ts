export { AppTheme } from './AppTheme.tsx';
export type { Density } from './antd-theme.ts';
export { showFieldErrors } from './show-field-errors.ts';
