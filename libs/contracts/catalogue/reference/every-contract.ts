/** Every contract there is, for the references and the checks that must miss none. Nobody else imports from here. */
export * from '@rep13/contracts-admin';
export * from '@rep13/contracts-agreements';
export * from '@rep13/contracts-constants';
export * from '@rep13/contracts-gateway';
export * from '@rep13/contracts-legal-entity';
export * from '@rep13/contracts-messaging';
export * from '@rep13/contracts-notifications';
export * from '@rep13/contracts-onboarding';
export * from '@rep13/contracts-sla';
export * from '@rep13/contracts-authority-requests';
export * from '@rep13/contracts-validation';
