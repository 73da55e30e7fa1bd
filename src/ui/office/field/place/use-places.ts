import { useContext, useEffect, useRef, useState } from 'react'
import { lineOf, type Place, Places } from './places.ts'

const PAUSE = 200
const LEAST = 2

/** What is offered for what was typed into a part of an address, once the typing rests; `placeOf` finds one by its line. */
export function usePlaces() {
  const ask = useContext(Places)
  const [places, setPlaces] = useState<Place[]>([])
  const asked = useRef('')
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])
  const look = (typed: string) => {
    asked.current = typed
    clearTimeout(later.current)
    if (!ask) return
    if (typed.trim().length < LEAST) return setPlaces([])
    later.current = setTimeout(() => {
      // What nobody answers is no error: the field takes any text.
      const answered = ask(typed.trim()).catch(() => [])
      void answered.then((found) => asked.current === typed && setPlaces(found))
    }, PAUSE)
  }
  const forget = () => {
    asked.current = ''
    clearTimeout(later.current)
    setPlaces([])
  }
  return {
    lines: [...new Set(places.map(lineOf))],
    placeOf: (line: string) => places.find((place) => lineOf(place) === line),
    look,
    forget,
  }
}
