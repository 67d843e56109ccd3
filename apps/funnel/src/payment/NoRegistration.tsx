import { RegisterFirst } from '../visitor/RegisterFirst.tsx';

/** The payment page without a registration to pay for. */
export const NoRegistration = () => (
  <RegisterFirst
    title="Register your company first"
    lead="This address names no registration to pay for. If you have registered already, open the link from your signup confirmation email."
    button="Go to registration"
  />
);
