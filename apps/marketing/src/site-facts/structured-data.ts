import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import type { Article } from '@rep13/content';
import { LEGAL_ENTITY } from '@rep13/web-kit';

const CONTEXT = 'https://schema.org';
const { brand, name, street, postalCode, city, country, phone, supportEmail } = LEGAL_ENTITY;

/** Who sells, as others refer to it. Addresses are paths here; the head makes them whole. */
const PUBLISHER = { '@type': 'Organization', name: brand, legalName: name, url: '/' };

/** The company with its one offer, for the landing page. */
export const organizationWithOffer = {
  '@context': CONTEXT,
  ...PUBLISHER,
  email: supportEmail,
  telephone: phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  },
  makesOffer: {
    '@type': 'Offer',
    price: (PRICE_CENTS / 100).toFixed(2),
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    url: '/pricing',
    itemOffered: {
      '@type': 'Service',
      name: 'EU legal representative under Article 13 DSA, for one year',
      serviceType: 'Legal representative',
    },
  },
};

/** Questions with their answers, as they stand on the page. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const blogPosting = ({ path, description, post }: Article) => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: post.title,
  description,
  datePublished: post.publishDate,
  articleSection: post.category,
  inLanguage: 'en',
  image: '/social-image.png',
  author: PUBLISHER,
  publisher: PUBLISHER,
  mainEntityOfPage: { '@type': 'WebPage', '@id': path },
});
