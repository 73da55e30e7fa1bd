import { useState } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { type ControlProps, FieldLabel, fieldId, Problem } from './control.tsx'
import { FreeEntries } from './free-entries.tsx'
import styles from './field.module.css'

const FILTERED_FROM = 9

/** Several: picked from the choices, written in, or both. Every entry is sent under the same name. */
export function ListControl({ field, words, isChanged }: ControlProps) {
  const values = [field.value ?? []].flat().map(String).filter(Boolean)
  const choices = field.choices ?? []
  const known = new Set(choices.map(({ value }) => value))
  const free = values.filter((value) => !known.has(value))
  const hint = field.isLocked ?? field.hint
  const id = fieldId(field.name)
  const takesFree = choices.length === 0 || field.kind === 'people' || free.length > 0
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
      {choices.length > 0 && <CheckList field={field} words={words} values={values} />}
      {takesFree && <FreeEntries field={field} words={words} entries={free} />}
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

function CheckList({ field, words, values }: Omit<ControlProps, 'locale'> & { values: string[] }) {
  const [filter, setFilter] = useState('')
  const chosen = new Set(values)
  const choices = (field.choices ?? []).toSorted((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)))
  const sought = filter.trim().toLocaleLowerCase()
  return (
    <div className={styles.checks} data-problem={field.problem ? '' : undefined}>
      {choices.length >= FILTERED_FROM && (
        <input
          type="search"
          className={styles.filter}
          placeholder={words.filter}
          aria-label={`${words.filter}: ${field.label}`}
          onInput={(event) => {
            event.stopPropagation()
            setFilter(event.currentTarget.value)
          }}
        />
      )}
      <div className={styles.checkScroll}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.check} hidden={!label.toLocaleLowerCase().includes(sought)}>
            <input type="checkbox" name={field.name} value={value} defaultChecked={chosen.has(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
