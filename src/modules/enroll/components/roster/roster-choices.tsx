import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import type { rosterWords } from './roster-words.ts'
import styles from './roster.module.css'

type Choice = { value: string; label: string }
type RosterChoicesProps = {
  asked: { layout: string; ids: string; round: string; day: string; place: string; fields: readonly string[] }
  layouts: Choice[]
  idForms: Choice[]
  /** The site's own fields that can be columns. */
  fields: Choice[]
  /** The rounds of the course, where it has any, and what the heading takes from the chosen one. */
  rounds: { chosen: string; choices: Choice[]; heading: { round: string; day: string; place: string } } | null
  kept: [string, string][]
  words: Record<keyof typeof rosterWords, string>
}

/** The options of a roster. A choice from a list applies at once, and a typed value when the input is finished. */
export function RosterChoices({ asked, layouts, idForms, fields, rounds, kept, words }: RosterChoicesProps) {
  const submit = useSubmit()
  const shown = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { replace: true })
  }
  return (
    <Form className={styles.choices} onChange={shown}>
      {kept.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {rounds && (
        <NativeSelect label={words.onlyRound} name="where" defaultValue={rounds.chosen} data={rounds.choices} />
      )}
      <NativeSelect label={words.layout} name="layout" defaultValue={asked.layout} data={layouts} />
      <NativeSelect key={asked.ids} label={words.ids} name="citizen" defaultValue={asked.ids} data={idForms} />
      <Heading asked={asked} heading={rounds?.heading} words={words} />
      {fields.length > 0 && (
        <Checkbox.Group label={words.fields} defaultValue={[...asked.fields]}>
          {fields.map(({ value, label }) => (
            <Checkbox key={value} name="field" value={value} label={label} />
          ))}
        </Checkbox.Group>
      )}
      <Button type="submit">{words.apply}</Button>
    </Form>
  )
}

type HeadingProps = Pick<RosterChoicesProps, 'asked' | 'words'> & {
  heading: { round: string; day: string; place: string } | undefined
}

/** What is typed into the heading; the round gives what is left empty. */
function Heading({ asked, heading, words }: HeadingProps) {
  return (
    <>
      <TextInput
        label={words.round}
        name="round"
        maxLength={120}
        placeholder={heading?.round}
        defaultValue={asked.round}
      />
      <TextInput
        label={words.day}
        name="day"
        maxLength={100}
        placeholder={heading?.day || words.dayHint}
        defaultValue={asked.day}
      />
      <TextInput
        label={words.place}
        name="place"
        maxLength={120}
        placeholder={heading?.place}
        defaultValue={asked.place}
      />
    </>
  )
}
