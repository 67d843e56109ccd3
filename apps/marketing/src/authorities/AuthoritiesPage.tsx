import { useState } from 'react';
import { AUTHORITIES_PAGE, ORDER_FORM } from '@rep13/content';
import { LEGAL_ENTITY, useHead } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { AboutOrders } from './AboutOrders.tsx';
import { OrderForm } from './form/OrderForm.tsx';
import { useOrderFiling } from './form/useOrderFiling.ts';
import { OrderSent } from './sent/OrderSent.tsx';
import { RECEIPT, readReceipt, type Receipt } from './sent/receipt.ts';
import { TerroristContent } from './TerroristContent.tsx';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

const { kicker, heading, lead } = AUTHORITIES_PAGE;

/** `/authorities`: an authority sends an order here, and then reads that it is taken. */
export function AuthoritiesPage() {
  useHead(AUTHORITIES_PAGE);
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
      <PageFront kicker={kicker} title={heading} lead={index === 0 ? lead : undefined} />
      <TerroristContent />
      {index === 0 && <AboutOrders />}
      <OrderForm filing={filing} />
      <noscript>
        {ORDER_FORM.noScript} <Linked text={`${LEGAL_ENTITY.authorityEmail}, ${LEGAL_ENTITY.phone}`} />
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
