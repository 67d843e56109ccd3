import { PRICING_PAGE } from '@rep13/content';
import classes from './optional-services.module.css';

/** What can be ordered beside the plan. */
export function OptionalServices() {
  return (
    <table className={classes.services}>
      <caption>Prices of optional services</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {PRICING_PAGE.optional.services.map(({ name, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
