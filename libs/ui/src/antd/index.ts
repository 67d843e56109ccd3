export { AppForm } from './AppForm.tsx';
export { AppFrame } from './AppFrame.tsx';
export { AppTheme } from './AppTheme.tsx';
export { CardPage } from './CardPage.tsx';
export type { Density } from './antd-theme.ts';
export { focusFirstEmpty } from './focus-first-empty.ts';
export { PasswordAgain } from './PasswordAgain.tsx';
export { useFocusBack } from './useFocusBack.ts';
