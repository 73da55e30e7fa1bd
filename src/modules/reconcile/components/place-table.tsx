import { TextInput } from '@mantine/core'
import styles from './reconcile.module.css'

interface PlaceTableProps {
  group: { kind: string; title: string; fields: readonly { name: string; label: string }[] }
  words: Record<'field' | 'first' | 'last' | 'value', string>
  places: Readonly<Record<string, readonly number[]>>
  /** What a sample file has in each field; null without one. */
  values: Record<string, string> | null
}

/** The fields of one kind of line, each with its first and last position. */
export function PlaceTable({ group: { kind, title, fields }, words, places, values }: PlaceTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.sample}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.first}</th>
            <th scope="col">{words.last}</th>
            {values && <th scope="col">{words.value}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <PlaceCells
                name={`${kind}.${name}`}
                label={`${title} ${label}`}
                {...{ words, place: places[name] ?? [] }}
              />
              {values && <td>{values[`${kind}.${name}`]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PlaceCellsProps extends Pick<PlaceTableProps, 'words'> {
  name: string
  label: string
  place: readonly number[]
}

/** The first and the last position of a field, counted from 1; empty where the layout has no such field. */
function PlaceCells({ name, label, words, place: [from = 0, to = 0] }: PlaceCellsProps) {
  const input = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off', className: styles.place } as const
  return (
    <>
      <td>
        <TextInput
          {...{ ...input, name: `${name}.first`, 'aria-label': `${label} ${words.first}` }}
          defaultValue={to === 0 ? '' : from + 1}
        />
      </td>
      <td>
        <TextInput
          {...{ ...input, name: `${name}.last`, 'aria-label': `${label} ${words.last}` }}
          defaultValue={to === 0 ? '' : to}
        />
      </td>
    </>
  )
}
