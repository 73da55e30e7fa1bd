import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './crumbs.module.css'

export type Crumb = { label: ReactNode; href?: string }

/** The path from the front page to this one. The last entry is this page and not a link. */
export function Crumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <Icon name="right" />}
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
