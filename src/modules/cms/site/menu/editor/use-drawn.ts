import { useEffect, useRef } from 'react'
import type { LiveState } from '#ui/office/form/live/use-live.ts'
import type { Entry } from '../../../rules/menu/outline.ts'
import type { MenuDescription } from '../describe-menu.server.ts'

/** Renders the site's preview again when the entries change. */
export function useDrawn(entries: readonly Entry[], later: () => void) {
  const before = useRef(entries)
  useEffect(() => {
    if (before.current === entries) return
    before.current = entries
    later()
  }, [entries, later])
}

type States = MenuDescription['states']

/** The state of the targets: as loaded, plus the problems found by the latest preview. */
export const useStates = (states: States, { problems, html }: LiveState): States => {
  if (html === '') return states
  const faults = new Map(problems.map(({ name, text }) => [name, text]))
  const known = Object.entries(states).map(([target, state]) => [
    target,
    { ...state, fault: faults.get(target) ?? null },
  ])
  const found = problems.map(({ name, text }) => [name, { kind: null, name: null, ...states[name], fault: text }])
  return Object.fromEntries([...known, ...found])
}
