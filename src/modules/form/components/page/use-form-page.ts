import { useCallback, useEffect, useMemo, useState } from 'react'
import { formOf } from '#domain/form/read-form.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import type { FormAnswer } from '../../page-types/form/answer.ts'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import type { FormChange } from '../../rules/form-changes.ts'
import type { DraftSaver } from '../draft/draft-saver.ts'
import { useServerDraft } from '../draft/use-server-draft.ts'
import { useTabDraft } from '../draft/use-tab-draft.ts'
import { openForm } from '../sending/calls.ts'
import { withoutPrivate } from '../sending/stored.ts'
import type { FormPage, OpenForm } from '../state/form-context.ts'
import type { FormHolder } from '../state/held-form.ts'
import { createOpening, type FormOpening, isOpen } from '../state/opening.ts'
import { newForm } from './new-form.ts'
import { pageOf } from './form-parts.ts'
import { restoredAnswers, sessionAnswers } from './start-answers.ts'

export interface FormPageInput {
  rows: readonly RowViewModel[]
  content: FormPageContent
  /** What the server answered to a post without a script. */
  answer: FormAnswer | null
  /** What was filled in under the version before. */
  holder: FormHolder | null
  /** Loads the page again, with the published version. */
  reload: () => void
}

export interface FormPageState {
  page: FormPage
  opening: FormOpening
  saver: DraftSaver
  /** The answers that the form begins with, and those that Clear returns to. */
  start: RawAnswers
  /** Whether unfinished answers of this tab or of the server were put back. */
  isRestored: boolean
  /** Questions that changed since the answers were typed. */
  changes: readonly FormChange[]
  announcement: string
  /** What happened to the draft of another device. */
  conflict: string
  /** Why the form takes no answers; empty if it does. */
  closed: string
  submitTitle: string
  reload: () => void
  /** The form was sent: nothing of before is said any more. */
  clearNotices: () => void
}

/** Returns a form: its definition, its state, and how it is opened. */
export function useFormPage(input: FormPageInput): FormPageState {
  const { content, answer, holder, reload } = input
  const [announcement, announce] = useState('')
  const [conflict, setConflict] = useState('')
  const [isRestored, setRestored] = useState(answer?.kind === 'resumed')
  const [texts, setTexts] = useState(() => textsOf(answer?.open ?? null, content))
  // A page that is loaded again while somebody fills it in keeps its form, unless its version is another.
  const [form] = useState(() => newForm(input, formOf(pageOf(input.rows))))
  const [changes, setChanges] = useState(form.changes)
  const { definition, start, store, fields } = form
  const [opening] = useState(() =>
    createOpening({ begun: form.begun, token: form.token, ask: (token) => openForm(content._id, token) }),
  )
  const page = useMemo((): FormPage => {
    const open = () => opening.open().then((result) => (isOpen(result) ? result : null))
    return { definition, fields, content, store, announce, files: new Map(), open }
  }, [definition, fields, content, store, opening])
  const saver = useServerDraft({ page, start, opening, onConflict: setConflict })
  const onRestore = useCallback((found: readonly FormChange[]) => {
    setRestored(true)
    if (found.length > 0) setChanges(found)
  }, [])
  useTabDraft({ page, opening, start, onRestore })
  useHeld({ page, opening, holder })
  useOpened(opening, (result) => {
    if (!isOpen(result)) return setTexts((before) => ({ ...before, closed: result.message }))
    setTexts(textsOf(result, content))
    if (takeOpening({ open: result, page, start, saver, isAnswered: form.begun === result })) setRestored(true)
    if (content.version !== null && result.version !== content.version) reload()
  })
  const clearNotices = () => {
    setChanges([])
    setConflict('')
    setRestored(false)
  }
  const notices = { isRestored, changes, announcement, conflict, clearNotices }
  return { page, opening, saver, start, ...notices, ...texts, reload }
}

const textsOf = (open: OpenForm | null, { locale, words }: FormPageContent) => ({
  closed: open?.closed?.[locale] ?? '',
  submitTitle: open?.submitTitle || words.sending,
})

function useOpened(opening: FormOpening, listener: Parameters<FormOpening['listen']>[0]) {
  useEffect(() => opening.listen(listener), [opening, listener])
}

interface Taking {
  open: OpenForm
  page: FormPage
  start: RawAnswers
  saver: DraftSaver
  /** Whether the page already shows what the server answered with it. */
  isAnswered: boolean
}

/** What was typed stays; then a draft of the server, and the values of the session. Returns whether there was a draft. */
function takeOpening({ open, page: { store, definition }, start, saver, isAnswered }: Taking): boolean {
  const { facts, answers } = store.read()
  const { draft, session } = open
  const restored =
    draft && !isAnswered ? restoredAnswers(definition, { answers, start, stored: draft.answers }) : answers
  store.update({
    facts: { ...facts, session },
    answers: sessionAnswers(definition, { answers: restored, start, session }),
  })
  if (!draft) return false
  saver.start({ revision: draft.revision, answers: { ...withoutPrivate(definition, start), ...draft.answers } })
  return !isAnswered
}

/** Leaves the form to the next version of the page. */
function useHeld({ page, opening, holder }: { page: FormPage; opening: FormOpening; holder: FormHolder | null }) {
  useEffect(() => {
    const { store, definition, content } = page
    holder?.hold(() => {
      const { answers, fileNames } = store.read()
      return { formID: content._id, definition, answers, fileNames, token: opening.token() }
    })
  }, [page, opening, holder])
}
