import type { EditorDescription } from './describe-editor.server.ts'
import type { Editing, FlowEdit } from './rules/edit-flow.ts'
import type { StepView } from './view/step-view.ts'

/** What the parts of the editor share. `views` says what each step does, by its id. */
export interface EditingProps {
  described: EditorDescription
  editing: Editing
  edit: (edit: FlowEdit) => void
  views: ReadonlyMap<string, StepView>
}
