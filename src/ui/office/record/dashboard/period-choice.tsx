import { TextInput } from '@mantine/core'
import type { ElementType } from 'react'
import type { Hidden } from '../../description.ts'
import { Button, ButtonLink } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import styles from './period-choice.module.css'

/** The days of a report as typed, the other parameters of its URL, and the usual periods. */
export interface PeriodDescription {
  from: string
  to: string
  hidden?: Hidden[]
  quick: { label: string; href: string; isCurrent: boolean }[]
  words: Record<'periods' | 'from' | 'to' | 'show' | 'counted', string>
}

/** Chooses the days of a report: typed in any notation, or one of the usual periods. */
export function PeriodChoice({ choice, form: Form }: { choice: PeriodDescription; form: ElementType }) {
  const { from, to, hidden = [], quick, words } = choice
  return (
    <Form className={styles.period} role="search" aria-label={words.periods} key={`${from} ${to}`}>
      <HiddenFields fields={hidden} />
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
