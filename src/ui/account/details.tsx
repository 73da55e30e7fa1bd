import type { ReactNode } from 'react'
import styles from './details.module.css'

export type Detail = { name: ReactNode; value: ReactNode }

/** The details of a person, each with its label. */
export function Details({ details }: { details: Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
