import { MultiSelect, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Choice } from '../../field/choosing/ask-choices.ts'
import { saidOf, useChoices } from '../../field/choosing/use-choices.ts'
import type { FilterField, FilterOperator, FilterWords } from './filter-description.ts'

type ValueControlProps = {
  field: FilterField
  operator: FilterOperator
  value: string
  words: Pick<FilterWords, 'value' | 'choose' | 'none' | 'asking' | 'failed'>
  /** The present choices by name. */
  chosen?: Choice[]
  change: (value: string) => void
}

const pauseMs = 400

/** The input for the value of a condition. Several values are separated by commas. */
export function ValueControl(props: ValueControlProps) {
  const { field, operator, value, words, change } = props
  if (operator.control === 'none') return <span />
  if (operator.control === 'source' && field.source) return <SourceControl {...props} source={field.source} />
  if (operator.control !== 'choice') return <TypedControl {...props} />
  return (
    <NativeSelect
      size="sm"
      aria-label={words.value}
      value={value}
      data={[{ value: '', label: words.choose }, ...(operator.choices ?? field.choices ?? [])]}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

/** Typed text applies after a pause, and at once on leaving the field or pressing Enter. */
function TypedControl({ operator, value, words, change }: ValueControlProps) {
  const [typed, setTyped] = useState(value)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])
  const hold = (text: string) => {
    clearTimeout(later.current)
    if (text.trim() !== value) change(text.trim())
  }
  return (
    <TextInput
      size="sm"
      aria-label={words.value}
      inputMode={operator.control === 'number' ? 'decimal' : undefined}
      placeholder={operator.control === 'day' ? '14/12/69' : undefined}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        clearTimeout(later.current)
        later.current = setTimeout(() => hold(text), pauseMs)
      }}
      onBlur={() => hold(typed)}
      onKeyDown={({ key }) => key === 'Enter' && hold(typed)}
    />
  )
}

type SourceProps = ValueControlProps & { source: string }

/** Rows of another collection, searched by the typed text. */
function SourceControl({ source, value, words, chosen = [], change }: SourceProps) {
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState(chosen)
  const keys = value === '' ? [] : value.split(',')
  const { found, state } = useChoices(source, { sent: [], typed })
  const offered = found ?? []
  const picked = known.filter((one) => keys.includes(one.value) && !offered.some(({ value: key }) => key === one.value))
  return (
    <MultiSelect
      size="sm"
      aria-label={words.value}
      placeholder={keys.length === 0 ? words.choose : undefined}
      searchable
      hidePickedOptions
      data={[...offered, ...picked]}
      filter={({ options }) => options}
      value={keys}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={saidOf(state, words)}
      comboboxProps={{ withinPortal: false }}
      onChange={(next) => {
        setKnown([...known, ...offered.filter((one) => next.includes(one.value))])
        change(next.join(','))
      }}
    />
  )
}
