import { useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import type { SaidField } from '../../server/describe-kinds.server.ts'
import { useDescribed } from '../../store/use-builder.ts'
import { type ControlProps, withProp } from '../prop.ts'
import styles from '../fields.module.css'

type Item = Record<string, unknown>

/** Entries that open one at a time, each with its own fields. Buttons move and remove them. */
export function ItemsControl({ field, value, onChange, nested }: ControlProps) {
  const { words } = useDescribed()
  const entries = useRef<HTMLFieldSetElement>(null)
  if (field.kind !== 'items') return null
  const all = Array.isArray(value) ? (value as Item[]) : []
  const swap = (at: number, other: number) => onChange(all.with(at, all[other]!).with(other, all[at]!))
  return (
    <fieldset ref={entries} className={styles.items}>
      <legend>{field.label}</legend>
      {all.map((item, at) => (
        <Entry
          // oxlint-disable-next-line no-array-index-key -- an entry has no name but its place
          key={at}
          {...{ item, nested, group: field.name, fields: field.fields }}
          name={titleOf(item, field.fields) || fill(words.item, { n: at + 1 })}
          onPut={(next) => onChange(all.with(at, next))}
          onUp={at > 0 ? () => swap(at, at - 1) : undefined}
          onDown={at < all.length - 1 ? () => swap(at, at + 1) : undefined}
          onRemove={() => onChange(all.toSpliced(at, 1))}
        />
      ))}
      <Button
        isSmall
        icon="plus"
        disabled={all.length >= (field.most ?? 100)}
        onClick={() => {
          onChange([...all, structuredClone(field.start)])
          requestAnimationFrame(() => openLast(entries.current))
        }}
      >
        {field.add}
      </Button>
    </fieldset>
  )
}

/** A new entry opens and receives the focus. */
function openLast(entries: HTMLElement | null) {
  const last = entries?.querySelector<HTMLDetailsElement>(':scope > details:last-of-type')
  if (!last) return
  last.open = true
  last.querySelector<HTMLElement>('input, textarea')?.focus()
}

interface EntryProps extends Pick<ControlProps, 'nested'> {
  item: Item
  name: string
  group: string
  fields: readonly SaidField[]
  onPut: (item: Item) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

function Entry({ item, name, group, fields, nested: Field, onPut, ...acts }: EntryProps) {
  return (
    <details className={styles.item} name={group}>
      <summary>{name}</summary>
      <div className={styles.fields}>
        {fields.map((one) => (
          <Field
            key={one.name}
            field={one}
            value={item[one.name]}
            beside={item}
            onChange={(next) => onPut(withProp(item, one.name, next))}
          />
        ))}
        <EntryActs {...acts} />
      </div>
    </details>
  )
}

function EntryActs({ onUp, onDown, onRemove }: Pick<EntryProps, 'onUp' | 'onDown' | 'onRemove'>) {
  const { words } = useDescribed()
  const bare = { isSmall: true, look: 'bare' } as const
  return (
    <div className={styles.acts}>
      <Button {...bare} isSquare icon="arrow-up" aria-label={words.itemUp} disabled={!onUp} onClick={onUp} />
      <Button {...bare} isSquare icon="arrow-down" aria-label={words.itemDown} disabled={!onDown} onClick={onDown} />
      <Button {...bare} icon="trash" onClick={onRemove}>
        {words.itemRemove}
      </Button>
    </div>
  )
}

const titleOf = (item: Item, fields: readonly SaidField[]) => {
  const first = fields.find(({ kind, name }) => kind === 'text' && item[name])
  return first ? String(item[first.name]) : ''
}
