import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { FieldDescription, FormWords } from '../../form-description.ts'
import { Icon } from '../../icon/icon.tsx'
import { announceChange } from '../control.tsx'
import styles from '../field.module.css'

type FreeEntriesProps = { field: FieldDescription; words: FormWords; entries: string[] }

/** Free-text entries, one input each. An empty input for the next one is always there, except in a locked field. */
export function FreeEntries({ field, words, entries }: FreeEntriesProps) {
  const [rows, setRows] = useState(() =>
    [...entries, ...(field.isLocked ? [] : [''])].map((text, key) => ({ key, text })),
  )
  const box = useRef<HTMLDivElement>(null)
  const grow = (event: FormEvent<HTMLInputElement>, key: number) => {
    const isLast = rows.at(-1)?.key === key
    if (isLast && event.currentTarget.value !== '') setRows([...rows, { key: key + 1, text: '' }])
  }
  const isNext = (at: number) => !field.isLocked && at === rows.length - 1
  const drop = (key: number) => {
    setRows(rows.filter((row) => row.key !== key))
    requestAnimationFrame(() => announceChange(box.current))
  }
  return (
    <div className={styles.entries} ref={box}>
      {rows.map(({ key, text }, at) => (
        <span key={key} className={styles.entry}>
          <input
            type="text"
            name={field.name}
            defaultValue={text}
            readOnly={field.isLocked !== undefined}
            placeholder={isNext(at) ? (field.placeholder ?? words.add) : undefined}
            aria-label={`${field.label} ${at + 1}`}
            data-problem={field.problem ? '' : undefined}
            onInput={(event) => grow(event, key)}
            onKeyDown={toNext}
          />
          {!field.isLocked && !isNext(at) && (
            <button type="button" aria-label={`${words.remove} ${text}`} onClick={() => drop(key)}>
              <Icon name="x" size={16} />
            </button>
          )}
        </span>
      ))}
    </div>
  )
}

/** Enter moves to the next entry instead of sending the form. */
function toNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const next = event.currentTarget.parentElement?.nextElementSibling
  next?.querySelector('input')?.focus()
}
