import { Link } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import part from '#ui/office/controls/part.module.css'
import styles from './check.module.css'
import { FindingList, type ShownFinding } from './finding-list.tsx'
import type { checkWords } from './words.ts'

/** The problems of a page, in words. */
export interface PageCheckNote {
  findings: ShownFinding[]
  allHref: string
  words: { [W in keyof typeof checkWords]: string }
}

/** The problems of a page, beside its form. */
export function PageCheck({ note: { findings, allHref, words } }: { note: PageCheckNote }) {
  const isGood = findings.length === 0
  return (
    <section className={styles.card} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{isGood ? words.none : fill(words.count, { n: findings.length })}</p>
      {!isGood && <FindingList findings={findings} words={words} />}
      <p className={styles.note}>{words.text}</p>
      <Link className={part.link} to={allHref}>
        {words.all}
      </Link>
    </section>
  )
}
