import { Badge } from '#ui/button/badge.tsx'
import type { Criterion } from '../rules/rubric.ts'
import styles from './hand-in.module.css'

export type ShownFile = { key: string; name: string; size: string; href: string }

type One = {
  id: string
  title: string
  at: string
  state: string
  isLate: boolean
  text: string
  files: ShownFile[]
  points: string
  remarks: string
}

/** The marking criteria, shown before marking. */
export function RubricTable({ title, rubric }: { title: string; rubric: Criterion[] }) {
  if (rubric.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <dl className={styles.rubric}>
        {rubric.map(({ name, levels }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{levels.map((level) => `${level.name} ${level.points}`).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type EarlierProps = { title: string; earlier: One[]; words: Record<'late' | 'remarks' | 'none', string> }

/** All earlier submissions with their feedback. */
export function Earlier({ title, earlier, words }: EarlierProps) {
  if (earlier.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {earlier.map((one) => (
        <article key={one.id} className={styles.one}>
          <h3>
            {one.title} · {one.state} {one.isLate && <Badge tone="warning">{words.late}</Badge>}
          </h3>
          <p className={styles.hint}>{[one.at, one.points].filter(Boolean).join(' · ')}</p>
          <p className={styles.text}>{one.text || words.none}</p>
          <Files files={one.files} />
          {one.remarks && (
            <div className={styles.remarks}>
              <b>{words.remarks}</b>
              <p className={styles.text}>{one.remarks}</p>
            </div>
          )}
        </article>
      ))}
    </section>
  )
}

function Files({ files }: { files: ShownFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ key, name, size, href }) => (
        <li key={key} className={styles.file}>
          <a href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
          <small>{size}</small>
        </li>
      ))}
    </ul>
  )
}
