import type { PropsWithChildren } from 'react';
import type { FormProps } from 'antd';
import { AppForm, AppTheme } from '@rep13/ui/antd';

/** The frame of the funnel's forms: our theme, and a field is checked when it is left. */
export function FunnelForm<Values>(form: PropsWithChildren<FormProps<Values>>) {
  return (
    <AppTheme density="funnel">
      <AppForm noValidate {...form} />
    </AppTheme>
  );
}
