import { useEffect, useRef } from 'react'
import type { RawAnswers } from '#domain/form/judge.ts'
import type { FormChange } from '../../rules/form-changes.ts'
import { restoredAnswers } from '../page/start-answers.ts'
import { readStored, withoutPrivate, writeStored } from '../sending/stored.ts'
import { withEarlyAnswers } from '../state/early-answer.ts'
import type { FormPage } from '../state/form-context.ts'
import { carried } from '../state/held-form.ts'
import type { FormOpening } from '../state/opening.ts'

const draftAfterMs = 400

interface TabDraftInput {
  page: FormPage
  opening: FormOpening
  start: RawAnswers
  /** With the questions that changed since the answers were typed. */
  onRestore: (changes: readonly FormChange[]) => void
}

/** Restores what this tab holds of the form, and stores every change. Private answers are not stored. */
export function useTabDraft({ page, opening, start, onRestore }: TabDraftInput) {
  const { store, definition, content } = page
  const restore = useRef(onRestore)
  useEffect(() => {
    store.update({ answers: withEarlyAnswers(definition, store.read().answers) })
    const draft = readStored('draft', content._id)
    if (draft?.answers && draft.definition) {
      const { answers, changes } = carried(draft, definition)
      const restored = restoredAnswers(definition, { answers: store.read().answers, start, stored: answers })
      store.update({ answers: restored, fileNames: { ...draft.fileNames, ...store.read().fileNames } })
      // The files of the draft belong to its key, which goes on.
      if (opening.token() === '' && draft.token) opening.renew(draft.token)
      restore.current(changes)
    }
    store.update({ isReady: true })
    const write = () => {
      const { answers, fileNames } = store.read()
      const kept = { answers: withoutPrivate(definition, answers), fileNames, definition, token: opening.token() }
      writeStored('draft', content._id, answers === start ? null : kept)
    }
    if (store.read().answers !== start) write()
    return whenChanged({ page, write })
  }, [store, definition, content._id, start, page, opening])
}

/** Writes shortly after a change, and when the page is left. */
function whenChanged({ page: { store }, write }: { page: FormPage; write: () => void }) {
  let last = store.read().answers
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = store.subscribe(() => {
    if (store.read().answers === last) return
    last = store.read().answers
    clearTimeout(timer)
    timer = setTimeout(write, draftAfterMs)
  })
  addEventListener('pagehide', write)
  return () => {
    stop()
    clearTimeout(timer)
    removeEventListener('pagehide', write)
  }
}
