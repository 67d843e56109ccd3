import { ProviderInformation } from './ProviderInformation.tsx';

/** For who comes from the signature or by one of our mails. */
export function ProviderInformationPage() {
  return <ProviderInformation density="funnel" />;
}
