import { useEffect, useRef } from 'react'
import { areKeysFree } from '#ui/office/controls/keys.ts'

interface FrameKeys {
  /** A layer is opening. Until then keystrokes are not commands. */
  isOpening: boolean
  /** ⌘K or Ctrl+K, and `/` on a screen without its own search. */
  palette: () => void
  /** `?` */
  sheet: () => void
  /** `[` */
  rail: () => void
  /** `G`, then a letter. */
  go: (letter: string) => void
}

/** Timeout for the letter after G in milliseconds. */
const patienceMs = 2000

/** The keyboard shortcuts of every back-office screen, by the position of the key. They precede those of the screen. */
export function useFrameKeys(keys: FrameKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let waitsUntil = 0
    const press = (event: KeyboardEvent) => {
      if (latest.current.isOpening && isSwallowed(event)) {
        stop(event)
        return
      }
      const act = isPaletteKey(event)
        ? 'palette'
        : areKeysFree(event)
          ? singleKey(event, Date.now() < waitsUntil)
          : null
      waitsUntil = act === 'wait' ? Date.now() + patienceMs : 0
      if (act === null) return
      stop(event)
      if (act === 'go') latest.current.go(event.code.slice(3))
      else if (act !== 'wait') latest.current[act]()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}

const isPaletteKey = ({ code, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyK' && (metaKey || ctrlKey) && !altKey && !shiftKey

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isSwallowed = (event: KeyboardEvent) => event.key.length === 1 && areKeysFree(event)

type Act = Exclude<keyof FrameKeys, 'isOpening'>

function singleKey({ code, shiftKey, repeat }: KeyboardEvent, isWaiting: boolean): Act | 'wait' | null {
  if (repeat) return null
  if (shiftKey) return code === 'Slash' ? 'sheet' : null
  if (isWaiting && /^Key[A-Z]$/.test(code)) return 'go'
  if (code === 'KeyG') return 'wait'
  if (code === 'BracketLeft') return 'rail'
  return code === 'Slash' && !document.querySelector('[data-search]') ? 'palette' : null
}
