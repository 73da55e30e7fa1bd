import { Autocomplete } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { announceChange, type ControlProps, fieldEnd, labelled } from '../control.tsx'
import { chosenIn, partOf, type Place } from './places.ts'
import { usePlaces } from './use-places.ts'

/**
 * A subdistrict, district, province or post code of an address. Typing offers the places of Thailand. The chosen one
 * fills all four fields. Any other text is also allowed.
 */
export function PlaceControl(props: ControlProps) {
  const { field } = props
  const [value, setValue] = useState(String(field.value ?? ''))
  const { lines, placeOf, look, forget } = usePlaces()
  const input = useRef<HTMLInputElement>(null)
  useChosen(input, field.name, setValue)
  const choose = (line: string) => {
    const place = placeOf(line)
    if (!place) return
    input.current?.form?.dispatchEvent(new CustomEvent(chosenIn(field.name), { detail: place }))
    forget()
    requestAnimationFrame(() => announceChange(input.current))
  }
  const write = (text: string) => {
    if (placeOf(text)) return
    setValue(text)
    look(text)
  }
  return (
    <Autocomplete
      {...labelled(props)}
      {...fieldEnd(props)}
      {...(field.isLocked ? { readOnly: true } : { name: field.name })}
      ref={input}
      data={lines}
      filter={({ options }) => options}
      value={value}
      onChange={write}
      onOptionSubmit={choose}
      onBlur={forget}
      placeholder={field.placeholder}
      autoComplete="off"
      inputMode={partOf(field.name) === 'zipcode' ? 'numeric' : undefined}
    />
  )
}

/** Takes its part of a place that was chosen in any field of the same address. */
function useChosen(input: RefObject<HTMLInputElement | null>, name: string, take: (text: string) => void) {
  useEffect(() => {
    const form = input.current?.form
    const fill = (event: Event) => take((event as CustomEvent<Place>).detail[partOf(name)])
    form?.addEventListener(chosenIn(name), fill)
    return () => form?.removeEventListener(chosenIn(name), fill)
  }, [input, name, take])
}
