import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import { announceChange, type ControlProps, fieldEnd, labelled } from './control.tsx'

/** How a value is written for people and read back; `read` gives null for what it cannot make out. */
export interface Writing {
  show: (value: string, locale: 'th' | 'en') => string
  read: (text: string) => string | null
}

type WrittenProps = ControlProps & { writing: Writing; unit?: string; keyboard?: 'decimal' }

/**
 * A value that people write in their own way (a Thai date, 4,800.00) and that is sent in one way. Until the page's
 * script runs the visible field itself is sent, as it was typed.
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
