import type { RecordDescription } from '../description.ts'
import styles from './record.module.css'

/** Who did what to the record, newest first. */
export function Timeline({ timeline }: { timeline: NonNullable<RecordDescription['timeline']> }) {
  return (
    <section className={styles.card}>
      <header>
        <h2>{timeline.title}</h2>
      </header>
      <ol className={styles.timeline}>
        {timeline.entries.map((entry) => (
          <li key={entry.id}>
            <p>{entry.what}</p>
            <small>
              {entry.who}
              {' · '}
              {entry.when}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
