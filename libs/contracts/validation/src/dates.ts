import { ValidateBy } from 'class-validator';
import { isDay, isMoment, MESSAGES } from '@rep13/contracts-constants';

const textThat = (name: string, isRight: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isRight(value),
      defaultMessage: () => message,
    },
  });

/** A day such as `2026-12-31`. Whose day it is, is said where it is used. */
export const IsDay = (message: string = MESSAGES.day): PropertyDecorator => textThat('isDay', isDay, message);

/** A moment, with time and zone: a time without its zone would be another one elsewhere. */
export const IsMoment = (message: string = MESSAGES.moment): PropertyDecorator =>
  textThat('isMoment', isMoment, message);

/** Either of them. */
export const IsDayOrMoment = (message: string = MESSAGES.dayOrMoment): PropertyDecorator =>
  textThat('isDayOrMoment', (text) => isDay(text) || isMoment(text), message);
