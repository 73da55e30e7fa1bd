import { Link } from 'react-router'
import part from '#ui/office/controls/part.module.css'
import { classes } from '#ui/theme/classes.ts'
import type { describeComparison, listVersions } from '../describe-detail.server.ts'
import type { detailWords } from '../wording/detail-words.ts'
import styles from './editor.module.css'

/** The parts of an exam: each is an address of its own. */
export function ExamTabs({ tabs, label }: { tabs: { href: string; label: string; isOpen: boolean }[]; label: string }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} to={tab.href} aria-current={tab.isOpen ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

interface ExamVersionsProps {
  versions: Awaited<ReturnType<typeof listVersions>>
  words: Record<keyof typeof detailWords, string>
}

/** The versions of an exam, newest first. */
export function ExamVersions({ versions, words }: ExamVersionsProps) {
  if (versions.length === 0) return <p className={part.muted}>{words.noVersions}</p>
  return (
    <ol className={styles.changes} aria-label={words.versions}>
      {versions.map((one) => (
        <li key={one.number}>
          <Link className={part.link} to={one.href} aria-current={one.isOpen ? 'true' : undefined}>
            {one.name}
          </Link>{' '}
          <span className={part.muted}>
            {one.when} {one.by} {one.isOpen && `· ${words.shows}`}
          </span>
        </li>
      ))}
    </ol>
  )
}

type Comparison = NonNullable<Awaited<ReturnType<typeof describeComparison>>>

/** What changed from the version before, as sentences. */
export function VersionChanges({ comparison }: { comparison: Comparison }) {
  const { heading, changes, same, was, is } = comparison
  return (
    <section aria-label={heading} className={styles.changes}>
      <h2>{heading}</h2>
      {changes.length === 0 && <p className={part.muted}>{same}</p>}
      <ul className={styles.changes}>
        {changes.map(({ key, mark, text, fields }) => (
          <li key={key} className={classes(styles.change, styles[mark])}>
            {text}
            {fields.map(({ label, before, after }) => (
              <p key={label}>
                <b>{label}</b> <span className="sr">{was} </span>
                <del>{before}</del> → <span className="sr">{is} </span>
                <ins>{after}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
