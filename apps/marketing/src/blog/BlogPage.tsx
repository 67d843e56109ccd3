import { BLOG_PAGE, BLOG_POSTS } from '@rep13/content';
import { ArrowIcon, formatDay } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import classes from './blog.module.css';

/** `/blog`: what there is to read, newest first, each with its date in the margin. */
export function BlogPage() {
  useHead(BLOG_PAGE);
  const { heading, lead } = BLOG_PAGE;
  return (
    <SitePage>
      <PageFront title={heading} lead={lead} />
      <ul className={classes.posts}>
        {BLOG_POSTS.map(({ slug, title, excerpt, publishDate, readTime, category }) => (
          <li key={slug}>
            <p className={classes.margin}>
              <time dateTime={publishDate}>{formatDay(publishDate)}</time>
              <span>{category}</span>
              <span>{readTime}</span>
            </p>
            <div>
              <h2>
                <Link to={`/blog/${slug}`}>{title}</Link>
              </h2>
              <p className={classes.excerpt}>{excerpt}</p>
              <p className={classes.read} aria-hidden="true">
                Read the article <ArrowIcon />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Elsewhere />
    </SitePage>
  );
}

function Elsewhere() {
  const { title, links } = BLOG_PAGE.elsewhere;
  return (
    <section className={classes.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{title}</h2>
      <ul>
        {links.map(({ label, to, text }) => (
          <li key={to}>
            <h3>
              <Link to={to}>{label}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
