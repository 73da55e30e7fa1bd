import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import type { worthWords } from '../worth-words.ts'
import styles from './day-choice.module.css'

type DayChoiceProps = {
  on: string
  quick: { label: string; href: string; isCurrent: boolean }[]
  note: string
  words: Record<keyof typeof worthWords, string>
}

/** The valuation day: a typed date or one of the suggestions. */
export function DayChoice({ on, quick, note, words }: DayChoiceProps) {
  return (
    <Form className={styles.choice} role="search" aria-label={words.onDay} key={on}>
      <TextInput
        label={words.onDay}
        name="on"
        maxLength={100}
        defaultValue={on}
        placeholder={words.onDayHint}
        size="sm"
      />
      <Button type="submit" isSmall>
        {words.show}
      </Button>
      {quick.map(({ label, href, isCurrent }) => (
        <ButtonLink key={href} look="bare" isSmall href={href} aria-current={isCurrent || undefined}>
          {label}
        </ButtonLink>
      ))}
      <p>{note}</p>
    </Form>
  )
}
