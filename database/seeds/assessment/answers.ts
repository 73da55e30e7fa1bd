import type { Area, Question, QuestionKey, Response } from '#domain/learning/assessment/question.ts'

interface Answering {
  isRight: boolean
  /** What an essay says. */
  text: string
  /** Chooses among wrong answers, from 0. */
  pick: number
}

type Ids = Record<string, string>

/** What a demo learner answers: right or wrong, in the form of its type. Null is unanswered. */
export function answerTo({ question, key }: { question: Question; key: QuestionKey }, of: Answering): Response | null {
  switch (key.type) {
    case 'single':
      return optionOf(question, { right: rightOf(key.key.weights), ...of })
    case 'multiple':
      return of.isRight ? key.key.correct : key.key.correct.slice(1 + (of.pick % 2))
    case 'truefalse':
      return key.key.correct === of.isRight
    case 'match':
      return of.isRight ? key.key.pairs : swapped(key.key.pairs)
    case 'order':
      return of.isRight ? key.key.sequence : turned(key.key.sequence, of.pick)
    case 'gap':
    case 'inline':
      return blanksOf({ question, answers: key.key.answers }, of)
    case 'short':
      return of.isRight ? key.key.accepted[0]!.text.replace('*', '') : 'ไม่แน่ใจ'
    case 'numeric':
      return numberOf(key, of)
    case 'essay':
      return of.text
    case 'file':
      return null
    case 'hotspot':
      return of.isRight ? inside(key.key.areas[0]!) : { x: 20, y: 20 + of.pick }
    case 'matrix':
      return of.isRight ? key.key.answers : rotated(key.key.answers)
    case 'scale':
      return of.isRight ? 4 : 2
    case 'text-only':
      return null
  }
}

const rightOf = (weights: Record<string, number>) => Object.keys(weights).find((id) => weights[id] === 100)!

function optionOf(question: Question, { right, isRight, pick }: Answering & { right: string }): string {
  const options = question.type === 'single' ? question.content.options.map(({ id }) => id) : []
  const wrong = options.filter((id) => id !== right)
  return isRight ? right : wrong[pick % wrong.length]!
}

/** The first pair with the choice of another one. */
function swapped(pairs: Ids): Ids {
  const [first, ...others] = Object.keys(pairs)
  const other = others.find((row) => pairs[row] !== pairs[first!])!
  return { ...pairs, [first!]: pairs[other]!, [other]: pairs[first!]! }
}

/** The last two in the other order, or the first two. */
function turned(ids: readonly string[], pick: number): string[] {
  const at = pick % 2 === 0 ? ids.length - 2 : 0
  return ids.toSpliced(at, 2, ids[at + 1]!, ids[at]!)
}

function blanksOf(
  { question, answers }: { question: Question; answers: Record<string, string[]> },
  { isRight, pick }: Answering,
): Ids {
  const right = Object.fromEntries(Object.entries(answers).map(([blank, [choice]]) => [blank, choice!]))
  if (isRight) return right
  const [blank] = Object.keys(right)
  const wrong = choicesOf(question, blank!).filter((id) => !Object.values(right).includes(id))
  return { ...right, [blank!]: wrong[pick % wrong.length]! }
}

function choicesOf({ type, content }: Question, blank: string): string[] {
  const options =
    type === 'gap' ? content.choices : type === 'inline' ? content.blanks.find(({ id }) => id === blank)!.options : []
  return options.map(({ id }) => id)
}

function numberOf(key: Extract<QuestionKey, { type: 'numeric' }>, { isRight, pick }: Answering): Response {
  const [full, partly] = key.key.accepted
  const unit = Object.keys(key.key.units)[0]!
  if (isRight) return { value: full!.value, unit }
  return { value: partly && pick % 2 === 0 ? partly.value : String(Number(full!.value) * 10), unit }
}

const inside = (area: Area) =>
  area.shape === 'circle'
    ? { x: area.x, y: area.y }
    : {
        x: Math.round(area.points.reduce((sum, { x }) => sum + x, 0) / area.points.length),
        y: Math.round(area.points.reduce((sum, { y }) => sum + y, 0) / area.points.length),
      }

/** Each row with the columns of the row after it. */
function rotated(answers: Record<string, string[]>): Record<string, string[]> {
  const rows = Object.keys(answers)
  return Object.fromEntries(rows.map((row, at) => [row, answers[rows[(at + 1) % rows.length]!]!]))
}
