import { Fragment } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './pager.module.css'

type PagerProps = {
  label: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  words: { previous: string; next: string }
}

/** Links to pages by number. A single page has no pager. */
export function Pager({ label, page, pageCount, hrefOf, words }: PagerProps) {
  if (pageCount < 2) return null
  const shown = pagesShown(page, pageCount)
  return (
    <nav className={styles.pager} aria-label={label}>
      <Step icon="left" label={words.previous} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
      {shown.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && number - (shown[index - 1] ?? 0) > 1 && <span className={styles.pager__gap}>…</span>}
          <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </a>
        </Fragment>
      ))}
      <Step icon="right" label={words.next} href={page < pageCount ? hrefOf(page + 1) : undefined} rel="next" />
    </nav>
  )
}

/** Returns the first, the last, and the current page with a neighbour on each side. */
export function pagesShown(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  if (page <= 3) wanted.push(2, 3, 4)
  if (page >= pageCount - 2) wanted.push(pageCount - 3, pageCount - 2, pageCount - 1)
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b)
}

type StepProps = { icon: 'left' | 'right'; label: string; href: string | undefined; rel: string }

function Step({ icon, label, href, rel }: StepProps) {
  if (!href) {
    return (
      <span className={styles.pager__off} aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <a href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
