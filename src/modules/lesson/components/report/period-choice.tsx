import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#ui/office/part/button.tsx'
import type { reportWords } from './words.ts'
import styles from './period-choice.module.css'

interface Choice {
  from: string
  to: string
  quick: { label: string; href: string; isCurrent: boolean }[]
  words: Record<keyof typeof reportWords, string>
}

/** The days that a report is of, as people write them, or one of the usual periods. */
export function PeriodChoice({ choice: { from, to, quick, words } }: { choice: Choice }) {
  return (
    <Form className={styles.period} role="search" aria-label={words.periods} key={`${from} ${to}`}>
      <TextInput label={words.from} name="from" defaultValue={from} size="sm" />
      <TextInput label={words.to} name="to" defaultValue={to} size="sm" />
      <Button type="submit" isSmall>
        {words.show}
      </Button>
      <span className={styles.quick}>
        {quick.map(({ label, href, isCurrent }) => (
          <ButtonLink key={href} look="bare" isSmall href={href} aria-current={isCurrent || undefined}>
            {label}
          </ButtonLink>
        ))}
      </span>
      <p>{words.counted}</p>
    </Form>
  )
}
