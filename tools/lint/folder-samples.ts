import type { Allowed, Refused } from './samples.ts';

const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SUBJECT = 'services/onboarding/src/payments/complete-payment.service.ts';

/** What `folders.mjs` says of the folders of a service, at real files of the repository. */
export const REFUSED_AT_FOLDERS: Refused[] = [
  [
    'a subject of onboarding that imports one it may not use',
    SUBJECT,
    "import '../client-accounts/client-account.errors.ts';",
    IMPORTS,
    'payments may use signups/index.ts',
  ],
  [
    'a folder of another service that imports one it may not use',
    'services/agreements/src/mandates/save-mandate.ts',
    "import '../designations/designation.entity.ts';",
    IMPORTS,
    'mandates may use register-entries/, text/',
  ],
  [
    'a subject of onboarding that imports what another keeps to itself',
    SUBJECT,
    "import '../signups/signup.entity.ts';",
    IMPORTS,
    'payments may use signups/index.ts',
  ],
  [
    'a folder of the gateway that imports what identity keeps to itself',
    'services/gateway/src/client/client.controller.ts',
    "import '../identity/sessions/session-data.ts';",
    IMPORTS,
    'identity/index.ts',
  ],
  [
    'identity importing a folder that stands on it',
    'services/gateway/src/identity/sessions/sessions.ts',
    "import '../../audience/audiences.ts';",
    IMPORTS,
    'identity may use edge/, rate-limits/',
  ],
  [
    'a subject of onboarding that others use and that uses them',
    'services/onboarding/src/signups/signup.views.ts',
    "import '../payments/index.ts';",
    IMPORTS,
    'signups may use no other subject',
  ],
];

export const ALLOWED_AT_FOLDERS: Allowed[] = [
  ['what a subject of onboarding opens to others', SUBJECT, "import '../signups/index.ts';"],
  [
    'a room of identity importing the next one',
    'services/gateway/src/identity/step-up/prove-again.ts',
    "import '../sessions/known-devices.ts';",
  ],
];
