import { classes } from '#ui/theme/classes.ts'
import type { ListWords, Paging } from '../description.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './list.module.css'

/** The range of these rows, the page size, and links to other pages. */
export function Pager({ page, words }: { page: Paging; words: ListWords }) {
  return (
    <div className={styles.pager}>
      <span className={styles.range}>
        {page.from}–{page.to} {words.of} <b>{page.total}</b>
      </span>
      <div className={styles.sizes}>
        {words.show}
        <span className={styles.segments}>
          {page.sizes.map(({ size, href }) => (
            <a key={size} href={href} aria-current={size === page.size ? 'true' : undefined}>
              {size}
            </a>
          ))}
        </span>
        {words.rows}
      </div>
      <nav className={styles.pages} aria-label={words.pages}>
        <Step href={page.previous} icon="chevron-left" label={words.previous} rel="prev" />
        {page.pages.map((one) => (
          <a
            key={one.href}
            href={one.href}
            className={classes(one.isCurrent && styles.current)}
            aria-current={one.isCurrent ? 'page' : undefined}
          >
            {one.label}
          </a>
        ))}
        <Step href={page.next} icon="chevron-right" label={words.next} rel="next" />
      </nav>
    </div>
  )
}

function Step({ href, icon, label, rel }: { href?: string; icon: IconName; label: string; rel: string }) {
  if (!href) {
    return (
      <span className={styles.unavailable} aria-hidden="true">
        <Icon name={icon} size={16} />
      </span>
    )
  }
  return (
    <a href={href} rel={rel} aria-label={label}>
      <Icon name={icon} size={16} />
    </a>
  )
}
