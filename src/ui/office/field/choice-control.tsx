import { NativeSelect, Select } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import { announceChange, type ControlProps, fieldEnd, labelled } from './control.tsx'

const SEARCHED_FROM = 13

/** One of a few: the browser's own list. One of many: the same, and a search once the page's script runs. */
export function ChoiceControl(props: ControlProps) {
  const { field, words } = props
  const isReady = useHydrated()
  const choices = field.choices ?? []
  if (isReady && choices.length >= SEARCHED_FROM && !field.isLocked) return <SearchedChoice {...props} />
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
  const form = useRef<HTMLInputElement>(null)
  return (
    <>
      <Select
        {...labelled(props)}
        searchable
        clearable={!field.isRequired}
        data={field.choices ?? []}
        value={value || null}
        placeholder={field.placeholder ?? words.noChoice}
        nothingFoundMessage={words.none}
        selectFirstOptionOnChange
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={keepEnter}
        onChange={(next) => {
          setValue(next)
          requestAnimationFrame(() => announceChange(form.current))
        }}
      />
      <input ref={form} type="hidden" name={field.name} value={value ?? ''} />
    </>
  )
}

/** Enter picks from the list; it never sends the form. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** What was picked in the browser's own list before the script ran. */
function chosenBefore(name: string) {
  return document.querySelector<HTMLSelectElement>(`select[name="${CSS.escape(name)}"]`)?.value
}
