import { createContext } from 'react'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import type { FormStore } from './form-store.ts'
import type { FieldPath } from './answers.ts'

/** What the fields of a form share. */
export interface FormPage {
  definition: FormDefinition
  /** Fields by the ids of their objects. */
  fields: ReadonlyMap<string, FormField>
  content: FormPageContent
  store: FormStore
  /** Prepares the form at the first input: its key, its token and the values of the session. */
  open: () => Promise<OpenForm | null>
  /** Files of upload fields that are not uploaded yet, by their ids. */
  files: Map<string, File>
  /** Says something to screen readers. */
  announce: (text: string) => void
}

/** What the server returns when a person begins to fill in a form. */
export interface OpenForm {
  version: number
  key: string
  token: string
  session: Readonly<Record<string, string>>
  /** Upload tickets of visitors by the names of upload fields, or `set.name` in a data set. */
  tickets?: Readonly<Record<string, string>>
  draft?: { revision: number; answers: Readonly<Record<string, unknown>> } | null
  /** Why the form takes no answers now. */
  closed?: { th: string; en: string } | null
  /** The title of the popup while it is sent. */
  submitTitle?: string
}

/** Null outside a form, such as on the canvas of the page builder. */
export const FormPageContext = createContext<FormPage | null>(null)

/** The copy of a data set around a field. */
export const CopyContext = createContext<(Required<Omit<FieldPath, 'name'>> & { place: number }) | null>(null)
