import { latePart } from '@rep13/ui';

/** For parts of a page whose first screen asks for no password: its code comes when such a part is shown. */
export const { LatePart: LateStepUpDialog } = latePart(
  () => import(/* webpackChunkName: "step-up" */ './OwnStepUpDialog.tsx').then((m) => m.OwnStepUpDialog),
  0,
);
