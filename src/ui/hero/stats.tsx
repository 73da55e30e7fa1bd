import type { ReactNode } from 'react'
import styles from './stats.module.css'

type Stat = { name: ReactNode; value: ReactNode; more?: { value: ReactNode; text: ReactNode } }

/** Key figures of the academy. */
export function Stats({ stats }: { stats: Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ name, value, more }, index) => (
        <div key={index} className={styles.stat}>
          <dt className={styles.stat__name}>{name}</dt>
          <dd className={styles.stat__all}>{value}</dd>
          {more && (
            <dd className={styles.stat__month}>
              <b>{more.value}</b> {more.text}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
