import * as pkijs from 'pkijs';
import { pkcs8Of, type Identity } from './certificates.ts';

const CERT_BAG = '1.2.840.113549.1.12.10.1.3';
const SHROUDED_KEY_BAG = '1.2.840.113549.1.12.10.1.2';
/** The library makes up the initialisation vector itself, and its types ask for it all the same. */
const AES = { name: 'AES-CBC', length: 256 } as never;
const ITERATIONS = 10_000;
const PASSWORD_INTEGRITY = 0;
const NOT_ENCRYPTED = 0;

/** A key with its certificate and those above it, as a PKCS#12 file under a passphrase. */
export async function pkcs12Of(
  own: Identity,
  above: readonly pkijs.Certificate[],
  passphrase: string,
): Promise<Buffer> {
  const password = new TextEncoder().encode(passphrase).buffer as ArrayBuffer;
  const pfx = new pkijs.PFX({
    parsedValue: {
      integrityMode: PASSWORD_INTEGRITY,
      authenticatedSafe: new pkijs.AuthenticatedSafe({
        parsedValue: {
          safeContents: [{ privacyMode: NOT_ENCRYPTED, value: await contents(own, above, password) }],
        },
      }),
    },
  });
  await pfx.parsedValue!.authenticatedSafe!.makeInternalValues({ safeContents: [{}] });
  await pfx.makeInternalValues({
    password,
    iterations: ITERATIONS,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return Buffer.from(pfx.toSchema().toBER(false));
}

async function contents(own: Identity, above: readonly pkijs.Certificate[], password: ArrayBuffer) {
  const bag = new pkijs.PKCS8ShroudedKeyBag({
    parsedValue: pkijs.PrivateKeyInfo.fromBER(new Uint8Array(await pkcs8Of(own.key))),
  });
  await bag.makeInternalValues({
    password,
    contentEncryptionAlgorithm: AES,
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: ITERATIONS,
  });
  const certificates = [own.certificate, ...above].map(
    (parsedValue) => new pkijs.SafeBag({ bagId: CERT_BAG, bagValue: new pkijs.CertBag({ parsedValue }) }),
  );
  return new pkijs.SafeContents({
    safeBags: [new pkijs.SafeBag({ bagId: SHROUDED_KEY_BAG, bagValue: bag }), ...certificates],
  });
}
