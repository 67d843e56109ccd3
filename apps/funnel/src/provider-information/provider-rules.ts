import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { all, atLeast, atLeastOne, optionalText, requiredText, webAddress, type Rules } from '@rep13/ui';
import type { ProviderValues } from './provider-values.ts';

const textBetween = (min: number, max: number, message: string) =>
  all(requiredText(message, max), atLeast(min, message));

const address = all(optionalText(LIMITS.urlMax), webAddress());

/** As the body class `ProviderInformationBody` of the contracts has them. */
export const PROVIDER_RULES: Rules<ProviderValues> = {
  serviceDescription: textBetween(
    LIMITS.serviceDescriptionMin,
    LIMITS.serviceDescriptionMax,
    MESSAGES.serviceDescription,
  ),
  euMarketsServed: atLeastOne(MESSAGES.euMarketsServed),
  supportLanguages: atLeastOne(MESSAGES.supportLanguages),
  contentPolicyUrl: address,
  transparencyReportUrl: address,
  incidentResponsePlan: textBetween(
    LIMITS.incidentResponsePlanMin,
    LIMITS.incidentResponsePlanMax,
    MESSAGES.incidentResponsePlan,
  ),
};
