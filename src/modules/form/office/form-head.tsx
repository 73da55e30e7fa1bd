import type { ReactNode } from 'react'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from './office.module.css'

interface FormHeadProps {
  crumbs: { href: string; label: string }[]
  heading: string
  total?: string
  tabs: { href: string; label: string; isCurrent: boolean }[]
  words: { crumbs: string; forms: string }
  children?: ReactNode
}

/** The head of the screens of a form, with the links between them. */
export function FormHead({ crumbs, heading, total, tabs, words, children }: FormHeadProps) {
  return (
    <>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {heading}
          {total && <span className={part.sum}>{total}</span>}
        </h1>
        <div className={part.acts}>{children}</div>
      </div>
      <nav className={styles.tabs} aria-label={words.forms}>
        {tabs.map((tab) => (
          <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
            {tab.label}
          </a>
        ))}
      </nav>
    </>
  )
}
