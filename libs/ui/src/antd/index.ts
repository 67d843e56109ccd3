export { AppForm } from './form/AppForm.tsx';
export { AppFrame } from './AppFrame.tsx';
export { AppTheme } from './AppTheme.tsx';
export { CardPage } from './CardPage.tsx';
export { SecondFactorForm } from './second-factor/SecondFactorForm.tsx';
export { SecondFactorSettings } from './second-factor/SecondFactorSettings.tsx';
export type { Density } from './antd-theme.ts';
export { PasswordAgain } from './PasswordAgain.tsx';
export { useFocusBack } from './useFocusBack.ts';
