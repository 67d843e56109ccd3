import type { ReactNode } from 'react';
import type { FormProps } from '@rc-component/form';
import { useBlurAfterPress } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { EngineForm } from './engine.ts';
import type { PlainFormInstance } from './usePlainForm.ts';
import styles from './plain-form.module.css';

interface PlainFormProps<Values> extends Omit<FormProps<Values>, 'form' | 'children'> {
  form: PlainFormInstance<Values>;
  children: ReactNode;
}

/**
 * A form of the browser's own controls on antd's form engine, for pages that are found by search: they are prerendered,
 * and there before antd's own fields would be. A field is checked when it is left. It can be filled in as soon as the
 * page has come to life, so that nothing typed is lost on the way.
 */
export function PlainForm<Values>({ form, onFinishFailed, children, ...rest }: PlainFormProps<Values>) {
  const isAlive = useIsAlive();
  const afterPress = useBlurAfterPress();
  const leadToFirst: FormProps<Values>['onFinishFailed'] = (failed) => {
    onFinishFailed?.(failed);
    const [first] = failed.errorFields;
    if (first) form.scrollToField(String(first.name[0]));
  };
  return (
    <EngineForm
      id={form.id}
      method="post"
      noValidate
      validateTrigger="onBlur"
      onBlurCapture={afterPress}
      {...rest}
      form={form}
      onFinishFailed={leadToFirst}
    >
      <fieldset className={styles.fields} disabled={!isAlive}>
        {children}
      </fieldset>
    </EngineForm>
  );
}
