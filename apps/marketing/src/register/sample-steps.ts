import { REGISTER_TEXTS } from '@rep13/contracts-agreements/constants';

const { appointed, signed, notified, acknowledged, seen } = REGISTER_TEXTS.steps;

/** The life of a mandate, in its order. */
export const STEPS = [appointed, signed, notified, acknowledged, seen];
