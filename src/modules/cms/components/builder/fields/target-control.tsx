import { Autocomplete, MultiSelect, Select } from '@mantine/core'
import { useDescribed } from '../store/use-builder.ts'
import { type ControlProps, emptied, textOf } from './prop.ts'
import { useTargets } from './use-targets.ts'

/** A page, course, menu or category, found by name. */
export function TargetControl({ field, value, onChange }: ControlProps) {
  const { words } = useDescribed()
  const chosen = textOf(value)
  const { data, isFound, search } = useTargets(field.kind, chosen === '' ? [] : [chosen])
  return (
    <Select
      size="sm"
      label={field.label}
      description={field.hint}
      data={data}
      searchable
      clearable
      filter={({ options }) => options}
      placeholder={words.search}
      nothingFoundMessage={isFound ? words.noTarget : undefined}
      value={chosen === '' ? null : chosen}
      onFocus={() => search('')}
      onSearchChange={search}
      onChange={(next) => onChange(emptied(field, next ?? ''))}
    />
  )
}

/** Several categories. */
export function TargetsControl({ field, value, onChange }: ControlProps) {
  const { words } = useDescribed()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const { data, isFound, search } = useTargets('category', chosen)
  return (
    <MultiSelect
      size="sm"
      label={field.label}
      data={data}
      hidePickedOptions
      searchable
      clearable
      filter={({ options }) => options}
      maxValues={field.most}
      placeholder={words.search}
      nothingFoundMessage={isFound ? words.noTarget : undefined}
      value={chosen}
      onFocus={() => search('')}
      onSearchChange={search}
      onChange={onChange}
    />
  )
}

/** A link target: a page, course or post found by name, or a typed URL. */
export function LinkControl({ field, value, onChange }: ControlProps) {
  const { words } = useDescribed()
  const address = textOf(value)
  const { data, known, search } = useTargets('link', [])
  const labels = new Map(known.map((one) => [one.value, one.label]))
  return (
    <Autocomplete
      size="sm"
      label={field.label}
      description={labels.get(address) ?? field.hint}
      placeholder={words.link}
      data={data.map((one) => one.value)}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {labels.get(option.value)}
          <small style={{ display: 'block' }}>{option.value}</small>
        </span>
      )}
      inputMode="url"
      value={address}
      onFocus={() => search('')}
      onChange={(next) => {
        search(next)
        onChange(emptied(field, next.trim()))
      }}
    />
  )
}
