import { MultiSelect, Select } from '@mantine/core'
import { useDescribed } from '../store/use-builder.ts'
import { type ControlProps, textOf } from './prop.ts'

/** The collection whose rows a table shows. */
export function EndpointControl({ field, value, onChange }: ControlProps) {
  const { tables } = useDescribed()
  const data = tables.map(({ value: of, label }) => ({ value: of, label }))
  return (
    <Select
      size="sm"
      label={field.label}
      data={data}
      searchable
      allowDeselect={false}
      value={textOf(value)}
      onChange={(next) => next && onChange(next)}
    />
  )
}

/** The fields that are columns. A table has at least one. */
export function ColumnsControl({ field, value, beside, onChange }: ControlProps) {
  const { tables } = useDescribed()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const columns = tables.find((table) => table.value === beside['endpoint'])?.columns ?? []
  const known = new Set(columns.map((column) => column.value))
  const others = chosen.filter((name) => !known.has(name)).map((name) => ({ value: name, label: name }))
  return (
    <MultiSelect
      size="sm"
      label={field.label}
      data={[...columns, ...others]}
      searchable
      maxValues={field.most}
      value={chosen}
      onChange={(next) => next.length > 0 && onChange(next)}
    />
  )
}
