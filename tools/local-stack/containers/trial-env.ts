/** The PKCS#12 file of the development seal, in base64, and what opens it. */
export interface DevelopmentSealFile {
  readonly p12: string;
  readonly passphrase: string;
}

/** What a set-up for trying the product needs beside the passwords; production must choose each of these itself. */
const TRIAL: Readonly<Record<string, string>> = {
  NODE_ENV: 'development',
  COMPOSE_PROFILES: 'trial',
  PUBLIC_URL: 'http://localhost:8080',
  SMTP_URL: 'smtp://mail:1025',
  LEGAL_ENTITY: './docs/examples/legal-entity.json',
};

const CHOSEN = {
  PUBLIC_URL: 'the address people open, such as https://rep13.example',
  SMTP_URL: 'your mail server: smtp://user:password@host:port',
  PAYMENT_PROVIDER: 'who takes the money; demo takes none',
  LEGAL_ENTITY: 'the file that says who the representative is, such as docs/examples/legal-entity.json does',
  SEAL_P12: 'the PKCS#12 file, in base64, with which agreements are sealed; SEAL_PASSPHRASE opens it',
  STAFF_MFA: 'required, or optional for staff that may sign in with a password alone',
};

/** The lines of an `.env` file by name; nothing that is empty. */
const linesOf = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [name = '', ...value] = line.split('=');
      return name && value.join('=') ? [[name.trim(), value.join('=').trim()]] : [];
    }),
  );

/** What a trial adds to an `.env` file: nothing that is set in it already, and no seal beside another one. */
export function trialAdditions(text: string, seal: DevelopmentSealFile): Record<string, string> {
  const set = linesOf(text);
  const sealed = set.has('SEAL_P12') ? {} : { SEAL_P12: seal.p12, SEAL_PASSPHRASE: seal.passphrase };
  return Object.fromEntries(Object.entries({ ...TRIAL, ...sealed }).filter(([name]) => !set.has(name)));
}

/** What is to be done before `docker compose up`, a line each; nothing when the file is complete. */
export function stillToDo(text: string): string[] {
  const set = linesOf(text);
  if (set.get('NODE_ENV') === 'development')
    return [
      'NODE_ENV=development is for trying it. For production take it, and COMPOSE_PROFILES, out again.',
    ];
  return Object.entries(CHOSEN)
    .filter(([name]) => !set.has(name))
    .map(([name, meaning]) => `${name}= is not set: ${meaning}`);
}
