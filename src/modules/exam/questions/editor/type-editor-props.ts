import type { QuestionType } from '#domain/learning/assessment/question.ts'
import type { DraftOf } from './question-draft.ts'
import type { EditorWords } from './words.ts'

/** What the editor of a type needs. */
export interface TypeEditorProps<Type extends QuestionType> extends DraftOf<Type> {
  change: (next: Partial<DraftOf<Type>>) => void
  words: EditorWords
  /** Public images of the site. */
  images: { value: string; label: string }[]
}
