import { useEffect, useMemo, useRef, useState } from 'react'
import { formOf } from '#domain/form/read-form.ts'
import type { FormDefinition } from '#domain/form/definition.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import { openForm } from '../sending/calls.ts'
import { readStored, withoutPrivate, writeStored } from '../sending/stored.ts'
import { withEarlyAnswers } from '../state/early-answer.ts'
import type { FormPage, OpenForm } from '../state/form-context.ts'
import { createFormStore, type FormStore } from '../state/form-store.ts'
import { pageOf } from './form-parts.ts'
import { restoredAnswers, sessionAnswers, startAnswers } from './start-answers.ts'

interface FormPageInput {
  rows: readonly RowViewModel[]
  content: FormPageContent
}

export interface FormPageState {
  page: FormPage
  /** The answers that the form begins with, and those that Clear returns to. */
  start: RawAnswers
  /** Whether unfinished answers of this tab or of the server were put back. */
  isRestored: boolean
  /** The next submission gets a key of its own. */
  forgetOpened: () => void
  announcement: string
  /** Why the form takes no answers; empty if it does. */
  closed: string
  submitTitle: string
}

/** Returns a form: its definition, its state, and how it is opened. */
export function useFormPage({ rows, content }: FormPageInput): FormPageState {
  const [announcement, announce] = useState('')
  const [isRestored, setRestored] = useState(false)
  const [texts, setTexts] = useState({ closed: '', submitTitle: content.words.sending })
  // A page that is loaded again while somebody fills it in keeps its form. The server compares the versions.
  const [{ definition, start, store, fields }] = useState(() => newForm({ rows, content }))
  const opened = useRef<Promise<OpenForm | null> | null>(null)
  const page = useMemo(
    (): FormPage => ({
      ...{ definition, fields, content, store, announce, files: new Map() },
      open: () => {
        opened.current ??= openOnce({ definition, start, store, content }).then((result) => {
          if (!result) opened.current = null
          if (result?.draft) setRestored(true)
          if (result) setTexts(textsOf(result, content))
          return result
        })
        return opened.current
      },
    }),
    [definition, fields, content, store, start],
  )
  useTabDraft({ page, start, onRestore: () => setRestored(true) })
  return { page, start, isRestored, announcement, ...texts, forgetOpened: () => void (opened.current = null) }
}

const textsOf = ({ closed, submitTitle }: OpenForm, { locale, words }: FormPageContent) => ({
  closed: closed?.[locale] ?? '',
  submitTitle: submitTitle || words.sending,
})

function newForm({ rows, content }: FormPageInput) {
  const definition = formOf(pageOf(rows))
  const facts = { today: content.today, session: {} }
  const start = startAnswers({ definition, rows, facts })
  const store = createFormStore({ definition, facts, locale: content.locale, answers: start })
  const fields = [...definition.fields, ...definition.sets.flatMap((set) => set.fields)]
  return { definition, start, store, fields: new Map(fields.map((field) => [field.id, field])) }
}

interface OpenInput {
  definition: FormDefinition
  start: RawAnswers
  store: FormStore
  content: FormPageContent
}

/** What was typed stays; then a draft of the server, and the values of the session. */
async function openOnce({ definition, start, store, content }: OpenInput): Promise<OpenForm | null> {
  const open = await openForm(content._id)
  if (!open) return null
  const { facts, answers } = store.read()
  const stored = open.draft?.answers
  const restored = stored ? restoredAnswers(definition, { answers, start, stored }) : answers
  const { session } = open
  store.update({
    facts: { ...facts, session },
    answers: sessionAnswers(definition, { answers: restored, start, session }),
  })
  return open
}

const draftAfterMs = 400

/** Restores what this tab holds of the form, and stores every change. Private answers are not stored. */
function useTabDraft({ page, start, onRestore }: { page: FormPage; start: RawAnswers; onRestore: () => void }) {
  const { store, definition, content } = page
  const restore = useRef(onRestore)
  useEffect(() => {
    store.update({ answers: withEarlyAnswers(definition, store.read().answers) })
    const draft = readStored('draft', content._id)
    const stored = draft?.answers
    if (stored && typeof stored === 'object') {
      const { answers } = store.read()
      store.update({
        answers: restoredAnswers(definition, { answers, start, stored }),
        fileNames: draft.fileNames ?? {},
      })
      restore.current()
    }
    store.update({ isReady: true })
    let last = store.read().answers
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      const { answers, fileNames } = store.read()
      const isEmpty = answers === start
      writeStored('draft', content._id, isEmpty ? null : { answers: withoutPrivate(definition, answers), fileNames })
    }
    if (last !== start) write()
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
  }, [store, definition, content._id, start])
}
