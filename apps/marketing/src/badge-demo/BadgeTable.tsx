import { BADGE_DEMO_PAGE } from '@rep13/content';
import { OrderClock, Seal, TwelveDots } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './badge-table.module.css';

const SIGNS = [
  <TwelveDots key="ring" size={48} />,
  <OrderClock key="clock" from={540} to={555} />,
  <Seal key="seal" size={48} />,
];

/** Each badge as it looked, beside what has taken its place. */
export function BadgeTable() {
  const { badges, columns } = BADGE_DEMO_PAGE;
  return (
    <table className={classes.badges}>
      <thead>
        <tr>
          <th scope="col">{columns.badge}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.instead}</th>
        </tr>
      </thead>
      <tbody>
        {badges.map(({ title, text, note, instead }, index) => (
          <tr key={title}>
            <th scope="row">
              <span className={classes.badge}>
                <span className={classes.sign}>{SIGNS[index]}</span>
                <span>
                  <b>{title}</b>
                  <br />
                  {text}
                </span>
              </span>
            </th>
            <td>{note}</td>
            <td>
              <Link to={instead.to}>{instead.label}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
