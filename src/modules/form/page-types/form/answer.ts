import type { RawAnswers } from '#domain/form/judge.ts'
import type { Receipt } from '../../components/sending/calls.ts'
import type { OpenForm } from '../../components/state/form-context.ts'
import type { FormChange } from '../../rules/form-changes.ts'

/**
 * What the server answers to a form that a browser sent without a script, or to the code of a draft. It is personal, so only the answer
 * to a post holds it.
 */
export interface FormAnswer {
  /** `again`: press once more, because the page had no token. `edited`: a copy was added or removed. */
  kind: 'again' | 'edited' | 'refused' | 'changed' | 'resumed' | 'sent'
  /** Why it was not sent, if no single field says so. */
  message: string
  open: OpenForm | null
  answers: RawAnswers
  issues: readonly { path: string; text: string }[]
  /** Names of uploaded files by key. */
  fileNames: Readonly<Record<string, string>>
  changes: readonly FormChange[]
  receipt: Receipt | null
}
