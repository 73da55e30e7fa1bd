import type { TypeEditorProps } from '../type-editor-props.ts'

/** Text alone has no answer. */
export function TextOnlyEditor({ words }: TypeEditorProps<'text-only'>) {
  return <p>{words.noAnswer}</p>
}
