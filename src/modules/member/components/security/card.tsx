import type { ReactNode } from 'react'
import styles from './security.module.css'

/** One task on the account. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
