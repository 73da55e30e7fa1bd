import { compare, type Fraction, lesser, multiply, negate, one, fraction, zero } from './fraction.ts'
import type { Grade, Grader } from './parts/grading/grader.ts'
import type { KeyOf, Question, QuestionKey, QuestionOf, QuestionType, Response, ResponseByType } from './question.ts'
import { gradeEssay } from './question-types/essay/grade.ts'
import { gradeFile } from './question-types/file/grade.ts'
import { gradeGap } from './question-types/gap/grade.ts'
import { gradeHotspot } from './question-types/hotspot/grade.ts'
import { gradeInline } from './question-types/inline/grade.ts'
import { gradeMatch } from './question-types/match/grade.ts'
import { gradeMatrix } from './question-types/matrix/grade.ts'
import { gradeMultiple } from './question-types/multiple/grade.ts'
import { gradeNumeric } from './question-types/numeric/grade.ts'
import { gradeOrder } from './question-types/order/grade.ts'
import { gradeScale } from './question-types/scale/grade.ts'
import { gradeShort } from './question-types/short/grade.ts'
import { gradeSingle } from './question-types/single/grade.ts'
import { gradeTextOnly } from './question-types/text-only/grade.ts'
import { gradeTrueFalse } from './question-types/truefalse/grade.ts'
import { isUnanswered } from './parts/schema/unanswered.ts'

const graders: { [Type in QuestionType]: Grader<Type> } = {
  single: gradeSingle,
  multiple: gradeMultiple,
  truefalse: gradeTrueFalse,
  match: gradeMatch,
  order: gradeOrder,
  gap: gradeGap,
  inline: gradeInline,
  short: gradeShort,
  numeric: gradeNumeric,
  essay: gradeEssay,
  file: gradeFile,
  hotspot: gradeHotspot,
  matrix: gradeMatrix,
  scale: gradeScale,
  'text-only': gradeTextOnly,
}

interface GradeInput {
  question: Question
  key: QuestionKey
  /** As `parseResponse` returns it. */
  response: Response | null
  /** Whether the exam takes points for wrong answers. */
  hasPenalty: boolean
}

/**
 * Returns the share of the points that a response earns: 0 to 1, or down to -1 where wrong answers cost a penalty. An empty
 * response is 0. `manual` is for a person to mark, `none` carries no points.
 */
export function gradeResponse({ question, key, response, hasPenalty }: GradeInput): Grade {
  if (question.type === 'scale' || question.type === 'text-only') return 'none'
  if (isUnanswered(response)) return zero
  // Question, key and response have one type; TypeScript cannot follow it through three unions.
  const share = grade(question as QuestionOf<'single'>, { key: key as KeyOf<'single'>, response: response as string })
  return typeof share === 'string' ? share : withPenalty(share, hasPenalty ? (key.penalty ?? 0) : null)
}

function grade<Type extends QuestionType>(
  question: QuestionOf<Type>,
  { key, response }: { key: KeyOf<Type>; response: ResponseByType[Type] },
): Grade {
  return graders[question.type]({ content: question.content, key: key.key, response })
}

/** A negative weight of an option takes the place of the penalty of the question. */
function withPenalty(share: Fraction, penalty: number | null): Fraction {
  const side = compare(share, zero)
  if (side > 0) return lesser(share, one)
  if (penalty === null) return zero
  return side < 0 ? share : multiply(negate(fraction(penalty)), { n: 1n, d: 100n })
}
