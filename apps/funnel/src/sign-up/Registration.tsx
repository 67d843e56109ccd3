import { RegisteredAlready } from './RegisteredAlready.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useRegisterSignup } from './useRegisterSignup.ts';

/** The form of the registration, and the way on for who has registered already. */
export function Registration() {
  const { register, isBusy } = useRegisterSignup();
  return (
    <>
      <RegisteredAlready />
      <SignupForm isBusy={isBusy} onRegister={register} />
    </>
  );
}
