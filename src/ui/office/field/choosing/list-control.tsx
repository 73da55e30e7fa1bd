import { type KeyboardEvent, useState } from 'react'
import { normalize } from '#domain/thai-text/normalize.ts'
import { classes } from '#ui/theme/classes.ts'
import { type ControlProps, FieldLabel, fieldId, Problem } from '../control.tsx'
import { FreeEntries } from './free-entries.tsx'
import styles from '../field.module.css'
import type { Choice } from './ask-choices.ts'
import { saidOf, useChoices, useNamed } from './use-choices.ts'

const FILTERED_FROM = 9

/** Several values: chosen, typed, or both. Each value is sent under the same name. */
export function ListControl({ field, words, isChanged }: ControlProps) {
  const values = [field.value ?? []].flat().map(String).filter(Boolean)
  const choices = useNamed(field.kind === 'people' ? undefined : field.source, {
    sent: field.choices ?? [],
    held: values,
  })
  const known = new Set(choices.map(({ value }) => value))
  const free = values.filter((value) => !known.has(value))
  const hint = field.isLocked ?? field.hint
  const id = fieldId(field.name)
  // A locked field offers no input for another entry.
  const takesFree = free.length > 0 || (!field.isLocked && (choices.length === 0 || field.kind === 'people'))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.list}
      disabled={field.isLocked !== undefined}
      aria-describedby={classes(field.problem && `${id}-problem`, hint && `${id}-hint`)}
    >
      <legend className={styles.legend}>
        <FieldLabel field={field} words={words} isChanged={isChanged} />
      </legend>
      <input type="hidden" name={field.name} value="" />
      {choices.length > 0 && <CheckList {...{ field, words, values, choices }} />}
      {takesFree && <FreeEntries key={free.join()} field={field} words={words} entries={free} />}
      {field.problem && (
        <p id={`${id}-problem`} className={styles.problemLine}>
          <Problem text={field.problem} />
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

type CheckListProps = Omit<ControlProps, 'locale'> & { values: string[]; choices: Choice[] }

function CheckList({ field, words, values, choices: offered }: CheckListProps) {
  const [typed, setTyped] = useState('')
  const chosen = new Set(values)
  const sent = offered.toSorted((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)))
  const { found, state } = useChoices(field.source, { sent, typed })
  const choices = useOffered(sent, found)
  const shown = new Set((found ?? sent.filter(holding(typed))).map(({ value }) => value))
  return (
    <div className={styles.checks} data-problem={field.problem ? '' : undefined}>
      {sent.length >= FILTERED_FROM && (
        <input
          type="search"
          className={styles.filter}
          placeholder={words.filter}
          aria-label={`${words.filter}: ${field.label}`}
          onKeyDown={toFirst}
          onInput={(event) => {
            event.stopPropagation()
            setTyped(event.currentTarget.value)
          }}
        />
      )}
      <div className={styles.checkScroll}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.check} hidden={!shown.has(value)}>
            <input type="checkbox" name={field.name} value={value} defaultChecked={chosen.has(value)} />
            <span>{label}</span>
          </label>
        ))}
        <p role="status" className={styles.said}>
          {shown.size === 0 && saidOf(state, words)}
        </p>
      </div>
    </div>
  )
}

/** All choices offered so far stay in the form, so that every ticked one is sent whatever is searched later. */
function useOffered(sent: Choice[], found: readonly Choice[] | null) {
  const [more, setMore] = useState<Choice[]>([])
  const known = new Set([...sent, ...more].map(({ value }) => value))
  const added = (found ?? []).filter(({ value }) => !known.has(value))
  if (added.length > 0) setMore([...more, ...added])
  return [...sent, ...more]
}

const holding = (typed: string) => {
  const sought = normalize(typed.trim())
  return ({ label }: Choice) => normalize(label).includes(sought)
}

/** Enter and arrow down move to the first visible choice. Neither sends the form. */
function toFirst(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>('label:not([hidden]) input')?.focus()
}
