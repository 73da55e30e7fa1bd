import { useEffect, useMemo } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import { withoutPrivate } from '../sending/stored.ts'
import type { FormPage } from '../state/form-context.ts'
import { isOpen, type FormOpening } from '../state/opening.ts'
import { DraftSaver } from './draft-saver.ts'

/** How long after the last change a draft is saved, and how long after the save before it. */
const afterChangeMs = 2000
const betweenMs = 10_000

interface ServerDraftInput {
  page: FormPage
  start: RawAnswers
  opening: FormOpening
  /** Says that another device changed fields. */
  onConflict: (text: string) => void
}

/** Saves the form on the server while it is filled in, and when it is left. */
export function useServerDraft({ page, start, opening, onConflict }: ServerDraftInput): DraftSaver {
  const { store } = page
  const saver = useMemo(() => saverOf({ page, start, opening, onConflict }), [page, start, opening, onConflict])
  useEffect(() => {
    let last = store.read().answers
    let savedAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (isLast: boolean) => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      savedAt = performance.now()
      void saver.save({ isLast })
    }
    const stop = store.subscribe(() => {
      if (store.read().answers === last) return
      last = store.read().answers
      clearTimeout(timer)
      timer = setTimeout(() => save(false), Math.max(afterChangeMs, savedAt + betweenMs - performance.now()))
    })
    const leave = () => save(true)
    const hide = () => document.visibilityState === 'hidden' && save(true)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [store, saver])
  return saver
}

function saverOf({ page, start, opening, onConflict }: ServerDraftInput): DraftSaver {
  const { store, definition, content } = page
  return new DraftSaver({
    formID: content._id,
    start: withoutPrivate(definition, start),
    read: () => withoutPrivate(definition, store.read().answers),
    open: () => opening.open().then((open) => (isOpen(open) ? open : null)),
    onToken: opening.renew,
    onOver: opening.forget,
    onConflicts: (values) => {
      store.update({ answers: { ...store.read().answers, ...values } })
      onConflict(fill(content.words.conflict, { fields: labelsOf(page, values).join(', ') }))
    },
  })
}

function labelsOf({ definition: { fields, sets } }: FormPage, values: RawAnswers): string[] {
  const labels = new Map([
    ...fields.map(({ name, label }) => [name, label || name] as const),
    ...sets.map(({ name, title }) => [name, title || name] as const),
  ])
  return Object.keys(values).map((name) => labels.get(name) ?? name)
}
