import { use } from 'react'
import type { FieldOption, FormField } from '#domain/form/definition.ts'
import { membersOf } from '#domain/form/page/members.ts'
import { answerAt, type FieldPath, judgePath, pathText } from './answers.ts'
import { isPlain, useEarlyAnswer } from './early-answer.ts'
import { CopyContext, type FormPage, FormPageContext } from './form-context.ts'
import { errorAt, type FormStore } from './form-store.ts'
import { useFormState } from './use-form-state.ts'

/** The props of a field that its view needs beside those of `FormField`. */
export type FieldContent = { id: string; hint: string; style: string; show: boolean } & Partial<
  Omit<FormField, 'options'>
> & { options?: readonly FieldOption[] }

export interface FieldState {
  field: FormField
  content: FieldContent
  path: FieldPath
  /** The id of the control, and the name under which a browser without a script sends it. */
  controlID: string
  controlName: string
  value: unknown
  error: string | undefined
  isAsked: boolean
  isReady: boolean
  /** Null outside a form: the control then shows an example and does nothing. */
  page: FormPage | null
  set: (value: unknown) => void
  leave: () => void
}

/** Returns the state of a field in its form, and in the copy of the data set around it. */
export function useField(content: FieldContent): FieldState {
  const page = use(FormPageContext)
  const copy = use(CopyContext)
  const field = page?.fields.get(content.id)
  const own = field ?? previewField(content)
  const path: FieldPath = copy && field ? { name: own.name, set: copy.set, key: copy.key } : { name: own.name }
  const text = pathText(path)
  const value = useFormState((state) => (field ? answerAt(state.answers, path) : own.value), own.value as unknown)
  const error = useFormState((state) => (field ? errorAt(state, text) : undefined), undefined)
  const isAsked = useFormState((state) => !field || state.judged.asked.has(judgePath(state.answers, path)), true)
  const isReady = useFormState((state) => state.isReady, true)
  const store = field ? page?.store : undefined
  const controlName = copy ? `${copy.set}.${copy.place}.${own.name}` : own.name
  const set = (next: unknown) => {
    void page?.open()
    store?.edit(path, next)
  }
  useEarlyAnswer(controlName, store && isPlain(own) ? set : null)
  return {
    ...{ field: own, content, path, value, error, isAsked, isReady, page: field ? page : null },
    controlID: `f-${text}`,
    ...{ controlName, set },
    leave: () => store && leaveField(store, text, value !== own.value),
  }
}

/** A field that was changed and left shows its error from then on. */
function leaveField(store: FormStore, text: string, isChanged: boolean) {
  const { left } = store.read()
  if (isChanged && !left.has(text)) store.update({ left: new Set([...left, text]) })
}

/** A field outside a form, on the canvas of the builder. */
function previewField(content: FieldContent): FormField {
  const { id, name = '' } = content
  return { ...membersOf({ ...content }), id, name: name || id, type: 'input' }
}
