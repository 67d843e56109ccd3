import 'reflect-metadata';
import * as admin from '@rep13/contracts-admin';
import * as agreements from '@rep13/contracts-agreements';
import * as gateway from '@rep13/contracts-gateway';
import * as notifications from '@rep13/contracts-notifications';
import * as onboarding from '@rep13/contracts-onboarding';
import * as sla from '@rep13/contracts-sla';

export type BodyClass = new () => object;

const EXPORTED: Readonly<Record<string, unknown>> = {
  ...admin,
  ...agreements,
  ...gateway,
  ...notifications,
  ...onboarding,
  ...sla,
};

/** @throws for a name that no contract exports: the API document says what is not so. */
export function bodyClassOf(name: string): BodyClass {
  const found = EXPORTED[name];
  if (typeof found !== 'function') throw new Error(`No contract has a class ${name}.`);
  return found as BodyClass;
}
