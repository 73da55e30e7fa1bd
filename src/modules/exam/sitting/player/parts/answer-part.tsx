import type { ComponentType } from 'react'
import type { QuestionType } from '#domain/learning/assessment/question.ts'
import { MultiplePart } from './choice/multiple.tsx'
import { ScalePart } from './choice/scale.tsx'
import { SinglePart } from './choice/single.tsx'
import { TrueFalsePart } from './choice/true-false.tsx'
import { FilePart } from './media/file.tsx'
import { HotspotPart } from './media/hotspot.tsx'
import { GapPart } from './pairing/gap.tsx'
import { InlinePart } from './pairing/inline.tsx'
import { MatchPart } from './pairing/match.tsx'
import { MatrixPart } from './pairing/matrix.tsx'
import { OrderPart } from './pairing/order.tsx'
import type { PartProps } from './part-props.ts'
import { EssayPart } from './text/essay.tsx'
import { NumericPart } from './text/numeric.tsx'
import { ShortPart } from './text/short.tsx'

const parts: { [Type in QuestionType]: ComponentType<PartProps<Type>> } = {
  single: SinglePart,
  multiple: MultiplePart,
  truefalse: TrueFalsePart,
  match: MatchPart,
  order: OrderPart,
  gap: GapPart,
  inline: InlinePart,
  short: ShortPart,
  numeric: NumericPart,
  essay: EssayPart,
  file: FilePart,
  hotspot: HotspotPart,
  matrix: MatrixPart,
  scale: ScalePart,
  'text-only': () => null,
}

/** The answer of a question, by its type. Text alone has none. */
export function AnswerPart<Type extends QuestionType>(props: PartProps<Type>) {
  const Part = parts[props.slot.question.type] as ComponentType<PartProps<Type>>
  return <Part {...props} />
}
