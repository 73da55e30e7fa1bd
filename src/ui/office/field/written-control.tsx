import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import { announceChange, type ControlProps, fieldEnd, labelled } from './control.tsx'

/** Formats a value for people and reads it back. `read` returns null for unreadable text. */
export interface Writing {
  show: (value: string, locale: 'th' | 'en') => string
  read: (text: string) => string | null
}

type WrittenProps = ControlProps & { writing: Writing; unit?: string; keyboard?: 'decimal' }

/**
 * A value with several notations for people (a Thai date, 4,800.00) and one notation for the server. Before hydration
 * the visible input is sent as typed.
 */
export function WrittenControl({ writing, unit, keyboard, ...props }: WrittenProps) {
  const { field, locale } = props
  const isReady = useHydrated()
  const stored = String(field.value ?? '')
  const [sent, setSent] = useState(stored)
  const input = useRef<HTMLInputElement>(null)
  const shown = writing.show(stored, locale)
  const readInput = (text: string) => setSent(text.trim() === '' ? '' : (writing.read(text) ?? text))
  useEffect(() => {
    const typed = input.current?.value ?? shown
    if (typed === shown) return
    setSent(writing.read(typed) ?? typed)
    announceChange(input.current)
  }, [writing, shown])
  const tidy = () => {
    if (input.current && writing.read(input.current.value) !== null) input.current.value = writing.show(sent, locale)
  }
  const isSent = !field.isLocked
  return (
    <>
      <TextInput
        {...labelled(props)}
        {...fieldEnd(props, unit ?? field.unit)}
        ref={input}
        name={isSent && !isReady ? field.name : undefined}
        readOnly={!isSent}
        inputMode={keyboard}
        autoComplete="off"
        defaultValue={shown}
        placeholder={field.placeholder}
        onInput={(event: FormEvent<HTMLInputElement>) => readInput(event.currentTarget.value)}
        onBlur={isSent ? tidy : undefined}
      />
      {isSent && isReady && <input type="hidden" name={field.name} value={sent} />}
    </>
  )
}
