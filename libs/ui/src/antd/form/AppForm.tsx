import type { PropsWithChildren } from 'react';
import { Form, type FormProps } from 'antd';
import { useBlurAfterPress } from '../../form/useBlurAfterPress.ts';

/** antd's form as every form of the product: labels above the fields, and each field is checked when it is left. */
export function AppForm<Values>(form: PropsWithChildren<FormProps<Values>>) {
  const afterPress = useBlurAfterPress();
  return <Form layout="vertical" validateTrigger="onBlur" onBlurCapture={afterPress} {...form} />;
}
