import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { fill } from '#domain/locale/fill.ts'
import { wireAnswers } from '#domain/form/wire-answers.ts'
import type { ServerIssue } from '../sending/calls.ts'
import { useSender } from '../sending/use-sender.ts'
import type { Reply, Sending } from '../sending/sender.ts'
import { hasPrivate, withoutPrivate, writeStored } from '../sending/stored.ts'
import { fieldPath, pathText } from '../state/answers.ts'
import { plainNames } from '../../rules/plain-answers.ts'
import type { FormPage } from '../state/form-context.ts'
import { type FormError, formErrors } from './form-errors.ts'
import type { FormPageState } from './use-form-page.ts'

export interface SubmitState {
  sending: Sending
  errors: readonly FormError[]
  listRef: RefObject<HTMLDivElement | null>
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  retry: () => void
  /** Closes the popup with the server's answer. */
  close: () => void
}

const noErrors: readonly FormError[] = []

/** Judges and sends a form, and returns what the page shows of it (specification L137). */
export function useSubmit(form: FormPageState): SubmitState {
  const { page, opening, reload } = form
  const { store, content, definition } = page
  const listRef = useRef<HTMLDivElement>(null)
  const state = useSyncExternalStore(store.subscribe, store.read, store.readRendered)
  const [isListed, setListed] = useState(() => store.read().isChecked)
  const errors = isListed && state.isChecked ? formErrors(page, state) : noErrors
  useTitle(errors.length, content)
  const refuse = () => {
    flushSync(() => {
      setListed(true)
      store.update({ isChecked: true })
    })
    listRef.current?.focus()
  }
  const onReply = (reply: Reply) => {
    if (reply.kind === 'sent') {
      emptyForm(form)
      setListed(false)
    }
    if (reply.kind === 'sent' || reply.kind === 'expired') opening.forget()
    if (reply.kind === 'changed') reload()
    if (reply.kind !== 'refused' || !addIssues(page, reply.issues)) return true
    refuse()
    return false
  }
  const mayStore = useCallback(() => !hasPrivate(definition), [definition])
  const { sending, sender, reset } = useSender({ formID: content._id, open: opening.open, mayStore, onReply })
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return
    event.preventDefault()
    const trap = trapIn(event.currentTarget)
    if (sending.phase === 'sending' || sending.phase === 'waiting') return
    const judged = store.judgeNow()
    if (formErrors(page, judged).length > 0) return refuse()
    setListed(false)
    sender.start({ ...submissionOf(page), trap, formData: wireAnswers(definition, judged.judged) })
  }
  return { sending, errors, listRef, onSubmit, retry: sender.retry, close: reset }
}

/** Dialogs inside the form have forms of their own, whose events also reach the form. */
const isOwn = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => target === currentTarget

/** After the form was sent it begins again. */
function emptyForm({ page: { store, content, definition }, start, saver, clearNotices }: FormPageState) {
  writeStored('draft', content._id, null)
  store.update({ answers: start, isChecked: false, left: new Set(), taken: {}, pending: {}, tab: 0 })
  saver.start({ revision: 0, answers: withoutPrivate(definition, start) })
  clearNotices()
}

const submissionOf = ({ content: { _id, courseID } }: FormPage) => ({ formID: _id, courseID, opened: null })

const trapIn = (form: HTMLFormElement) => {
  const field = form.elements.namedItem(plainNames.trap)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Adds errors of the server to their fields. Returns whether any field has one. */
function addIssues({ store, definition }: FormPage, issues: readonly ServerIssue[]): boolean {
  const { answers, taken } = store.read()
  const names = new Set([...definition.fields, ...definition.sets].map(({ name }) => name))
  const found = issues.flatMap(({ field, message }): [string, string][] => {
    const path = fieldPath(answers, field)
    return path && names.has(path.set ?? path.name) ? [[pathText(path), message]] : []
  })
  if (found.length > 0) store.update({ taken: { ...taken, ...Object.fromEntries(found) } })
  return found.length > 0
}

/** The title of the document begins with the number of errors. */
function useTitle(count: number, { words }: FormPage['content']) {
  useEffect(() => {
    if (count === 0) return
    const { title } = document
    document.title = fill(words.errorCount, { n: count, title })
    return () => void (document.title = title)
  }, [count, words])
}
