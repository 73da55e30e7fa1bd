import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormSection } from '../../form-description.ts'
import type { Draw } from './live.ts'

/** Pause after typing before the preview is rendered, in milliseconds. */
const pauseMs = 400

/**
 * Returns the preview of a form while it is edited. `later` reports a change, `open` whether the preview is visible.
 */
export function useLive(form: RefObject<HTMLFormElement | null>, draw: Draw | undefined) {
  const [{ html, problems, state }, setDrawn] = useState(nothing)
  const isOpen = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)
  const now = useCallback(async () => {
    if (!draw || !form.current) return
    asked.current?.abort()
    const mine = new AbortController()
    asked.current = mine
    setDrawn((drawn) => ({ ...drawn, state: 'drawing' }))
    const answer = await draw(new FormData(form.current), mine.signal)
    if (mine.signal.aborted) return
    if ('hasFailed' in answer) setDrawn((drawn) => ({ ...drawn, state: 'failed' }))
    else setDrawn({ ...answer, state: 'drawn' })
  }, [draw, form])
  const later = useCallback(() => {
    clearTimeout(timer.current)
    if (isOpen.current) timer.current = setTimeout(() => void now(), pauseMs)
  }, [now])
  const open = useCallback(
    (isLookedAt: boolean) => {
      isOpen.current = isLookedAt
      if (isLookedAt) void now()
    },
    [now],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asked.current?.abort()
    },
    [],
  )
  return { html, problems, state, open, later, now }
}

export type LiveState = ReturnType<typeof useLive>

const nothing: { html: string; problems: Problem[]; state: 'drawing' | 'drawn' | 'failed' } = {
  ...{ html: '', problems: [], state: 'drawing' },
}
interface Problem {
  name: string
  text: string
}

/** Returns the sections with preview problems at their fields. Problems reported by a save come first. */
export function withDrawn(
  sections: FormSection[],
  { problems, changed }: { problems: readonly Problem[]; changed: ReadonlySet<string> },
): FormSection[] {
  const texts = new Map(problems.filter(({ name }) => changed.has(name)).map(({ name, text }) => [name, text]))
  if (texts.size === 0) return sections
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, problem: field.problem ?? texts.get(field.name) })),
  }))
}
