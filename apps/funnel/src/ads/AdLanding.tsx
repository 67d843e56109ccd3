import { OFFERED_FEE } from '@rep13/contracts-constants';
import { PRICING, type AdPage } from '@rep13/content';
import { CheckIcon, PhoneIcon } from '@rep13/ui';
import { LEGAL_ENTITY, useHead } from '@rep13/web-kit';
import { priceAmount } from '../price/price.ts';
import { AdForm } from './AdForm.tsx';
import styles from './ads.module.css';

interface AdLandingProps {
  page: AdPage;
  /** The visitor has left an address. */
  onCapture?: () => void;
}

/** Where an advertisement leads: one field, one button, the price and reasons to trust. */
export function AdLanding({ page, onCapture }: AdLandingProps) {
  useHead(page);
  return (
    <div className={styles.page}>
      <div className={styles.offer}>
        <h1>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <AdForm page={page} onCapture={onCapture} />
        <p className={styles.phone}>
          <PhoneIcon />
          <span>
            {page.phoneLabel}: <a href={LEGAL_ENTITY.phoneLink}>{LEGAL_ENTITY.phone}</a>
            <br />
            <small>{LEGAL_ENTITY.businessHours}</small>
          </span>
        </p>
      </div>
      <PriceCard />
      <Trust points={page.trust} />
    </div>
  );
}

function PriceCard() {
  return (
    <section className={styles.price} aria-labelledby="ad-price">
      <h2 id="ad-price">One yearly price</h2>
      <p className={styles.amount}>{priceAmount(OFFERED_FEE)}/year</p>
      <ul>
        {PRICING.included.map((item) => (
          <li key={item}>
            <CheckIcon /> {item}
          </li>
        ))}
      </ul>
      {PRICING.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

function Trust({ points }: { points: AdPage['trust'] }) {
  return (
    <section className={styles.trust} aria-label="Why us">
      <dl>
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
