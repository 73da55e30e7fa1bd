import { useEffect, useId } from 'react'
import { Banner } from '#ui/office/controls/banner.tsx'
import styles from './issued.module.css'

/** A new secret, shown once to be copied. */
export interface Issue {
  title: string
  text: string
  pairs: { label: string; value: string }[]
}

/**
 * The public name of a key and its secret. A click selects each. It receives the focus, because the button is further
 * down.
 */
export function Issued({ issue }: { issue: Issue }) {
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id, issue])
  return (
    <Banner kind="done" id={id}>
      <b>{issue.title}</b>
      <p>{issue.text}</p>
      <dl className={styles.pairs}>
        {issue.pairs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code className={styles.value}>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
