import { useState } from 'react';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { useHeadInLanguage } from '../language/useHeadInLanguage.ts';
import { useTexts } from '../language/useLanguage.ts';
import { AboutOrders } from './AboutOrders.tsx';
import { OrderForm } from './form/OrderForm.tsx';
import { useOrderFiling } from './form/useOrderFiling.ts';
import { OrderSent } from './sent/OrderSent.tsx';
import { RECEIPT, readReceipt, type Receipt } from './sent/receipt.ts';
import { TerroristContent } from './TerroristContent.tsx';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

/** `/authorities`: an authority sends an order here, and then reads that it is taken. */
export function AuthoritiesPage() {
  const { page, form } = useTexts();
  const { title, description, keywords, kicker, heading, lead } = page;
  useHeadInLanguage({ title, description, keywords });
  const [receipt, setReceipt] = useState(readReceipt);
  const filing = useOrderFiling((taken) => {
    RECEIPT.save(taken);
    setReceipt(taken);
    filing.go('target', true);
  });
  const { files, setFiles, index, isBegun, target } = filing;
  useAskBeforeClosing(isBegun || files.length > 0);
  // Another order is begun from a page of the register.
  if (receipt && target === null) {
    const again = () => {
      RECEIPT.forget();
      setFiles([]);
      setReceipt(null);
    };
    return <Sent receipt={receipt} files={files} onAgain={again} />;
  }
  return (
    <SitePage>
      <PageFront kicker={kicker} title={heading} lead={index === 0 ? lead : undefined} isTight />
      <TerroristContent />
      <OrderForm filing={filing} />
      {index === 0 && <AboutOrders />}
      <noscript>
        {form.noScript} <Linked text={`${LEGAL_ENTITY.authorityEmail}, ${LEGAL_ENTITY.phone}`} />
      </noscript>
    </SitePage>
  );
}

interface SentProps {
  receipt: Receipt;
  files: readonly File[];
  onAgain: () => void;
}

function Sent({ receipt, files, onAgain }: SentProps) {
  return (
    <SitePage>
      <OrderSent key={receipt.reference} receipt={receipt} files={files} onAgain={onAgain} />
    </SitePage>
  );
}
