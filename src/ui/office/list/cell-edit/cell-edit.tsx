import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CellEditing, ListEditing } from './cell-editing.ts'
import styles from './cell-edit.module.css'

/** A change of a cell to save. */
export interface CellChange {
  _id: string
  field: string
  value: string
  version: number
}

/** The cell editing of a list: the inputs, where to send a change, pending changes, and refusals. */
export interface Editing {
  described: ListEditing
  save: (change: CellChange) => void
  pending: CellChange | null
  refused: { _id: string; field: string; problem: string } | null
}

type EditableCellProps = { editing: Editing; _id: string; field: string; isEnd: boolean; children: ReactNode }

/** A cell that becomes an input by a click or by F2 in its row. Enter or leaving saves, Esc cancels. */
export function EditableCell({ editing, _id, field, isEnd, children }: EditableCellProps) {
  const [isOpen, setOpen] = useState(false)
  const how = editing.described.columns[field]
  const row = editing.described.rows[_id]
  const isHere = (at: { _id: string; field: string } | null) => at?._id === _id && at.field === field
  const problem = isHere(editing.refused) ? editing.refused!.problem : null
  const pending = isHere(editing.pending) ? editing.pending!.value : null
  if (!how || !row) return children
  const close = (value: string | null) => {
    setOpen(false)
    if (value !== null && value !== row.values[field]) editing.save({ _id, field, value, version: row.version })
  }
  return (
    <span className={styles.cell} data-end={isEnd || undefined}>
      {isOpen ? (
        <CellField how={how} value={pending ?? row.values[field] ?? ''} isEnd={isEnd} close={close} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.open}
          title={how.label}
          onClick={() => setOpen(true)}
          data-edit-cell
        >
          {pending === null ? children : (labelOf(how, pending) ?? '…')}
        </button>
      )}
      {problem && !isOpen && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}

const labelOf = ({ choices }: CellEditing, value: string) =>
  choices ? choices.find((one) => one.value === value)?.label : value

type CellFieldProps = { how: CellEditing; value: string; isEnd: boolean; close: (value: string | null) => void }

function CellField({ how, value, isEnd, close }: CellFieldProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select?.()
  }, [])
  const leave = (next: string | null) => {
    if (isLeft.current) return
    isLeft.current = true
    const row = field.current?.closest('[data-row]')
    close(next)
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    leave(event.key === 'Enter' ? field.current!.value : null)
  }
  const shared = { ref: field, 'aria-label': how.label, defaultValue: value, onKeyDown: press, className: styles.field }
  if (how.choices) {
    return (
      <select {...shared} onBlur={() => leave(null)} onChange={({ currentTarget }) => leave(currentTarget.value)}>
        {!how.isRequired && !how.choices.some((one) => one.value === value) && <option value="">–</option>}
        {how.choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    )
  }
  return <input {...shared} data-end={isEnd || undefined} onBlur={() => leave(field.current!.value)} />
}
