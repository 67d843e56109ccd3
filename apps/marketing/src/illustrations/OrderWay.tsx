import { ORDER_WAY } from '@rep13/content';
import { AuthorityIcon, ClockIcon, CompanyIcon, type Icon } from '@rep13/ui';
import classes from './order-way.module.css';

const SIGNS: readonly Icon[] = [AuthorityIcon, ClockIcon, CompanyIcon];

/** From the authority to the representative to the provider, each with its time. */
export function OrderWay() {
  const { caption, stations } = ORDER_WAY;
  return (
    <figure className={classes.way}>
      <ol>
        {stations.map(({ title, text, time }, index) => {
          const Sign = SIGNS[index] ?? ClockIcon;
          return (
            <li key={title}>
              <span className={classes.sign}>
                <Sign />
              </span>
              <div>
                <time>{time}</time>
                <p>
                  <b>{title}</b> {text}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
