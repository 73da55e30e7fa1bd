import { NativeSelect, Select } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import { announceChange, type ControlProps, fieldEnd, labelled } from '../control.tsx'
import type { Choice } from './ask-choices.ts'
import { saidOf, useChoices, useNamed } from './use-choices.ts'

const SEARCHED_FROM = 13

/** One of a few: a native select. One of many: the same, and a search after hydration. */
export function ChoiceControl(props: ControlProps) {
  const { field, words } = props
  const isReady = useHydrated()
  const choices = field.choices ?? []
  const isSearched = choices.length >= SEARCHED_FROM || field.source !== undefined
  if (isReady && isSearched && !field.isLocked) return <SearchedChoice {...props} />
  const value = String(field.value ?? '')
  const needsEmpty = !field.isRequired || value === ''
  return (
    <NativeSelect
      {...labelled(props)}
      {...(field.isLocked ? fieldEnd(props) : {})}
      name={field.isLocked ? undefined : field.name}
      disabled={field.isLocked !== undefined}
      defaultValue={value}
      data={[...(needsEmpty ? [{ value: '', label: words.noChoice }] : []), ...choices]}
    />
  )
}

function SearchedChoice(props: ControlProps) {
  const { field, words } = props
  const [value, setValue] = useState<string | null>(() => chosenBefore(field.name) ?? String(field.value ?? ''))
  const [begun] = useState(value)
  const sent = useNamed(field.source, { sent: field.choices ?? [], held: [begun ?? ''] })
  const [picked, setPicked] = useState<Choice | null>(null)
  const name = (picked?.value === value ? picked : sent.find((one) => one.value === value))?.label ?? ''
  const [typed, setTyped] = useState(name)
  const form = useRef<HTMLInputElement>(null)
  // The field contains the name of the choice until another text is typed.
  const { found, state } = useChoices(field.source, { sent, typed: typed === name ? '' : typed })
  return (
    <>
      <Select
        {...labelled(props)}
        {...(found && { filter: ({ options }) => options })}
        searchable
        clearable={!field.isRequired}
        data={found ?? sent}
        value={value || null}
        searchValue={typed}
        placeholder={field.placeholder ?? words.noChoice}
        nothingFoundMessage={saidOf(state, words)}
        // Enter takes the first result once it is there.
        selectFirstOptionOnChange={state === 'rest'}
        onSearchChange={setTyped}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={keepEnter}
        onChange={(next, option) => {
          setValue(next)
          setPicked(next === null ? null : { value: next, label: option?.label ?? next })
          requestAnimationFrame(() => announceChange(form.current))
        }}
      />
      <input ref={form} type="hidden" name={field.name} value={value ?? ''} />
    </>
  )
}

/** Enter chooses from the list and never sends the form. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** Returns the choice made in the native select before hydration, or undefined if it is unchanged. */
function chosenBefore(name: string) {
  const list = document.querySelector<HTMLSelectElement>(`select[name="${CSS.escape(name)}"]`)
  const isChanged = list && [...list.options].some((one) => one.selected !== one.defaultSelected)
  return isChanged ? list.value : undefined
}
