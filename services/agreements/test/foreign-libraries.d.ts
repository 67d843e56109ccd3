/** Libraries of others without types, as far as specs ask them. */
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object;
    documentLoader: (url: string) => Promise<{ document: object }>;
    verifyBitstringStatusListCredential: boolean;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
}

declare module 'jsonld' {
  const jsonld: {
    expand(
      document: object,
      options: {
        documentLoader: (url: string) => Promise<{ documentUrl: string; document: object }>;
        safe: boolean;
      },
    ): Promise<object[]>;
  };
  export default jsonld;
}
