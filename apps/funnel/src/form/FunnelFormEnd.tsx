import { useContext, type ComponentProps } from 'react';
import { FormEnd } from '@rep13/ui';
import { FormProblemContext } from './form-problem.ts';

/** The end of a form of the funnel: with what a toast said for five seconds, for as long as it holds. */
export const FunnelFormEnd = (props: Omit<ComponentProps<typeof FormEnd>, 'problem'>) => (
  <FormEnd {...props} problem={useContext(FormProblemContext)} />
);
