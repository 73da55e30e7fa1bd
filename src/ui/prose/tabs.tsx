import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type Tab = { label: ReactNode; href: string; count?: number; isCurrent?: boolean }

/** Parts of a page, or pages of one item, as a row of links. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'true' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className="num">{tab.count}</span>}
        </a>
      ))}
    </nav>
  )
}
