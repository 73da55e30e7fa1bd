import type { Link } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './part.module.css'

/** The breadcrumbs above the heading. */
export function Crumbs({ links, label }: { links: Link[]; label: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {links.map((link, at) => (
          <li key={link.href}>
            {at > 0 && <Icon name="chevron-right" size={14} />}
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
