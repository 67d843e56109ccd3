import styles from './payment.module.css';

/** What is left once the fee is paid. */
export const AfterPayment = ({ isSigned }: { isSigned: boolean }) => (
  <p className={styles.terms}>
    {isSigned
      ? 'The agreement is signed: your mandate is in force once the fee is paid.'
      : 'Next you read and sign the agreement.'}
  </p>
);
