import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import type { EditorDescription } from '../describe-editor.server.ts'
import type { BlueprintEdit } from '../rules/edit-blueprint.ts'
import type { ExamFacts, QuestionFacts } from '../rules/exam-facts.ts'

/** What the parts of the editor share. `know` adds a question of a search to the facts. */
export interface EditingProps {
  described: EditorDescription
  blueprint: Blueprint
  edit: (edit: BlueprintEdit) => void
  facts: ExamFacts
  know: (question: QuestionFacts) => void
}
