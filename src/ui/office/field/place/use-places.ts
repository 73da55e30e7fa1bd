import { useContext, useEffect, useRef, useState } from 'react'
import { lineOf, type Place, Places } from './places.ts'

const PAUSE = 200
const LEAST = 2

/**
 * Returns the places for the text typed in a part of an address, after a pause in typing. `placeOf` finds one by its
 * line.
 */
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
      // No response is not an error, because the field accepts any text.
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
