import { useEffect } from 'react'
import type { FilmActs } from './use-film.ts'

/**
 * The shortcuts of the player on the page, except while the person types or uses another control. `help` opens their
 * list.
 */
export function useKeys(acts: FilmActs, help: () => void) {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ...{ ' ': acts.toggle, k: acts.toggle, ArrowLeft: () => acts.by(-5), ArrowRight: () => acts.by(5) },
      ...{ j: () => acts.by(-10), l: () => acts.by(10), f: acts.full, m: acts.mute, c: acts.captions },
      ...{ '<': acts.slower, '>': acts.faster, '?': help },
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

const writing = 'input, textarea, select, [contenteditable], dialog[open], [role="slider"]'
const pressed = 'button, a, summary, [role="tab"]'

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(writing) !== null || (key === ' ' && target.closest(pressed) !== null)
}
