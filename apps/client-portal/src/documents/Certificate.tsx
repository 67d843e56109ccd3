import { Paper } from './Papers.tsx';

/** The public register makes it, in English unless another language is asked for. */
export const certificatePath = (registerNumber: string) => `/register/${registerNumber}/certificate.pdf`;

/** The certificate of a mandate that is in force. */
export const Certificate = ({ registerNumber }: { registerNumber: string }) => (
  <Paper href={certificatePath(registerNumber)} name="Certificate of appointment (PDF)" />
);
