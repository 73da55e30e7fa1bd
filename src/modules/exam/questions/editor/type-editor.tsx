import type { ComponentType } from 'react'
import type { QuestionType } from '#domain/learning/assessment/question.ts'
import type { TypeEditorProps } from './type-editor-props.ts'
import { EssayEditor } from './type-fields/essay.tsx'
import { FileEditor } from './type-fields/file.tsx'
import { GapEditor } from './type-fields/gap.tsx'
import { HotspotEditor } from './type-fields/hotspot.tsx'
import { InlineEditor } from './type-fields/inline.tsx'
import { MatchEditor } from './type-fields/match.tsx'
import { MatrixEditor } from './type-fields/matrix.tsx'
import { MultipleEditor } from './type-fields/multiple.tsx'
import { NumericEditor } from './type-fields/numeric.tsx'
import { OrderEditor } from './type-fields/order.tsx'
import { ScaleEditor } from './type-fields/scale.tsx'
import { ShortEditor } from './type-fields/short.tsx'
import { SingleEditor } from './type-fields/single.tsx'
import { TextOnlyEditor } from './type-fields/text-only.tsx'
import { TrueFalseEditor } from './type-fields/truefalse.tsx'

const editors: { [Type in QuestionType]: ComponentType<TypeEditorProps<Type>> } = {
  single: SingleEditor,
  multiple: MultipleEditor,
  truefalse: TrueFalseEditor,
  match: MatchEditor,
  order: OrderEditor,
  gap: GapEditor,
  inline: InlineEditor,
  short: ShortEditor,
  numeric: NumericEditor,
  essay: EssayEditor,
  file: FileEditor,
  hotspot: HotspotEditor,
  matrix: MatrixEditor,
  scale: ScaleEditor,
  'text-only': TextOnlyEditor,
}

/** The fields of the content and answers of a type. */
export function TypeEditor<Type extends QuestionType>({ type, ...props }: { type: Type } & TypeEditorProps<Type>) {
  const Editor = editors[type] as ComponentType<TypeEditorProps<Type>>
  return <Editor {...(props as unknown as TypeEditorProps<Type>)} />
}
