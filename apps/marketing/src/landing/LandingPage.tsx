import { PUBLIC_PAGES } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { Closing } from '../frame/Closing.tsx';
import { organizationWithOffer } from '../site-facts/structured-data.ts';
import { Customers } from './Customers.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OrderJourney } from './OrderJourney.tsx';
import { Pricing } from './Pricing.tsx';
import { Questions } from './Questions.tsx';
import { TheLaw } from './TheLaw.tsx';
import { ThreeQuestions } from './ThreeQuestions.tsx';
import { Benefits } from './Benefits.tsx';
import classes from './landing.module.css';

const HEAD = { ...PUBLIC_PAGES.landing, structuredData: organizationWithOffer };

/** The front door: what it is, what happens, whether you need it, how it goes, what it costs. */
export function LandingPage() {
  useHead(HEAD);
  return (
    <div className={classes.landing}>
      <Hero />
      <OrderJourney />
      <div className={classes.pair}>
        <ThreeQuestions />
        <HowItWorks />
      </div>
      <Benefits />
      <TheLaw />
      <Pricing />
      <Questions />
      <Customers />
      <Closing />
    </div>
  );
}
