import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './course-card.module.css'

export type Fact = { icon: IconName; text: ReactNode }

/** The key facts of a course: hours, days, certificate. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text }, index) => (
        <li key={index}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
