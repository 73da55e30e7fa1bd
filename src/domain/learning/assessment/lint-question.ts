import { normalize } from '#domain/thai-text/normalize.ts'

import type { Option, Question, QuestionKey } from './question.ts'
import { choiceLists } from './parts/drawing/choices-by-type.ts'
import type { ChoiceList } from './parts/drawing/question-choices.ts'
import { blanksIn } from './parts/schema/blanks.ts'

/** A fault that a question may have although it is valid. `field` is the id of an option or the name of a field. */
interface LintIssue {
  code: LintCode
  field: string
  /** Texts for the sentence. */
  values: Record<string, string>
}

export type LintCode =
  | ('refers-to-all' | 'refers-to-options' | 'empty-option' | 'double-option' | 'key-is-longest')
  | ('no-key' | 'image-names-key' | 'missing-blank')

const ALL =
  /(ทั้งหมดที่กล่าวมา|ที่กล่าวมาทั้งหมด|ถูกทุกข้อ|ผิดทุกข้อ|ถูกทั้งหมด|ไม่มีข้อ(ใด)?ถูก|ไม่มีข้อใด|(all|none|any) of (the above|these|them))/
const NAMED =
  /(((ข้อ|ทั้ง)\s*|^)\(?[กขคงจฉ1-6][.)]?\s*(และ|กับ|หรือ|,)\s*(ข้อ\s*)?\(?[กขคงจฉ](?![\p{L}\p{M}])|ข้อ\s*[1-6]\s*(และ|กับ|หรือ|,)\s*(ข้อ\s*)?[1-6]|\b(both|options?|answers?)\s+[a-f1-6]\s*(and|or|&|,)\s*[a-f1-6]\b|^[a-f] (and|or|&) [a-f]$)/u
const KEY_NAME = /((?<![a-z])(correct|right|answer|true|key)(?![a-z])|เฉลย|ข้อถูก|คำตอบที่ถูก|ถูกต้อง)/

/** Returns what a writer should look at before the question is used. With its key the linter sees more. */
export function lintQuestion(question: Question, key?: QuestionKey): LintIssue[] {
  const lists = choiceLists(question, key)
  return [
    ...lists.flatMap((list) => list.options.flatMap((option) => optionIssues(option, list))),
    ...lists.flatMap(doubleIssues),
    ...(key ? lists.flatMap(lengthIssues) : []),
    ...(key ? keyIssues(lists) : []),
    ...imageIssues(question),
    ...blankIssues(question),
  ]
}

/** An option that speaks of others must keep its place, and its text must not name letters that a shuffle moves. */
function optionIssues(option: Option, { shuffle }: ChoiceList): LintIssue[] {
  const text = normalize(option.text).trim()
  const values = { text: option.text }
  if (text === '' && option.image === undefined) return [{ code: 'empty-option', field: option.id, values: {} }]
  if (shuffle && NAMED.test(text)) return [{ code: 'refers-to-options', field: option.id, values }]
  if (shuffle && option.isFixed !== true && ALL.test(text)) return [{ code: 'refers-to-all', field: option.id, values }]
  return []
}

function doubleIssues({ options }: ChoiceList): LintIssue[] {
  const forms = options.map(({ text, image }) => `${normalize(text).replace(/\s+/g, ' ').trim()}\n${image ?? ''}`)
  const doubles = options.filter((_, index) => forms[index] !== '\n' && forms.indexOf(forms[index] ?? '') < index)
  return doubles.map(({ id, text }) => ({ code: 'double-option', field: id, values: { text } }))
}

/** The only correct option is more than half as long again as every other, and by 15 letters at least. */
function lengthIssues({ options, correct = [] }: ChoiceList): LintIssue[] {
  const key = options.find(({ id }) => correct.length === 1 && correct[0] === id)
  if (!key || options.length < 3) return []
  const longest = Math.max(...options.filter((option) => option !== key).map(({ text }) => text.length))
  const isLonger = key.text.length > longest * 1.5 && key.text.length >= longest + 15
  return isLonger ? [{ code: 'key-is-longest', field: key.id, values: { text: key.text } }] : []
}

const keyIssues = (lists: ChoiceList[]): LintIssue[] =>
  lists.some(({ correct }) => correct?.length === 0) ? [{ code: 'no-key', field: 'key', values: {} }] : []

/** Names of images and texts in their place that tell the key. Keys of uploads are random and tell nothing. */
function imageIssues(question: Question): LintIssue[] {
  const tags = [...question.stem.matchAll(/<img\b[^>]*>/gi)].map(([tag]) => tag)
  const names = tags.flatMap((tag) =>
    [...tag.matchAll(/\b(?:alt|title|src)\s*=\s*"([^"]*)"/gi)].map(([, name = '']) => name),
  )
  const alts = question.type === 'hotspot' ? [question.content.alt] : []
  const images = choiceLists(question).flatMap(({ options }) => options.map(({ image = '' }) => image))
  return [...names, ...alts, ...images]
    .filter((name) => KEY_NAME.test(normalize(name)))
    .map((text) => ({ code: 'image-names-key', field: 'image', values: { text } }))
}

function blankIssues(question: Question): LintIssue[] {
  if (question.type !== 'gap' && question.type !== 'inline') return []
  const blanks = blanksIn(question.content.text)
  if (blanks.length === 0) return [{ code: 'missing-blank', field: 'text', values: {} }]
  const ids = question.type === 'inline' ? question.content.blanks.map(({ id }) => id) : []
  return ids.filter((id) => !blanks.includes(id)).map((id) => ({ code: 'missing-blank', field: id, values: {} }))
}
