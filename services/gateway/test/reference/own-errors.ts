import type { OpenAPIObject } from '@nestjs/swagger';

type Documented = OpenAPIObject['paths'][string]['get'] & object;

interface Answer {
  readonly content?: Record<string, { readonly examples?: object }>;
}

/** The codes that this call alone is refused with: those of the gateway (`gateway.…`) any call may have. */
export const ownErrors = ({ responses }: Documented): string[] =>
  [
    ...new Set(
      Object.values(responses).flatMap((answer) =>
        Object.keys((answer as Answer).content?.['application/json']?.examples ?? {}),
      ),
    ),
  ]
    .filter((code) => !code.startsWith('gateway.'))
    .sort();
