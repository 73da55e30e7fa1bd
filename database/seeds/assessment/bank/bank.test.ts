import { expect, test } from 'vitest'
import { compare, one } from '#domain/learning/assessment/fraction.ts'
import { gradeResponse } from '#domain/learning/assessment/grade.ts'
import { lintQuestion } from '#domain/learning/assessment/lint-question.ts'
import { parseKey, parseQuestion, parseResponse } from '#domain/learning/assessment/question-schema.ts'
import { questionTypes } from '#domain/learning/assessment/question.ts'
import { isCleanText } from '#domain/validation/text.ts'
import { answerTo } from '../answers.ts'
import { bank } from './bank.ts'

test('the bank has sixty questions of all types, each with a code of its own', () => {
  expect(bank).toHaveLength(60)
  expect(new Set(bank.map(({ code }) => code)).size).toBe(60)
  expect(new Set(bank.map(({ question }) => question.type))).toEqual(new Set(questionTypes))
  for (const level of ['easy', 'medium', 'hard']) expect(bank.some((one) => one.difficulty === level)).toBe(true)
})

test.each(bank)('the question $code can be stored, and nothing in it needs a second look', ({ question, key }) => {
  expect(parseQuestion(question)).toEqual({ question })
  expect(parseKey(key, question)).toEqual({ key })
  expect(lintQuestion(question, key)).toEqual([])
})

test.each(bank)('the right answer to $code earns everything, and the wrong one less', ({ question, key }) => {
  if (question.type === 'text-only' || question.type === 'file') return
  for (const isRight of [true, false]) {
    const response = answerTo({ question, key }, { isRight, text: 'คำตอบ', pick: 0 })
    expect(parseResponse(response, question)).toEqual({ response })
    const grade = gradeResponse({ question, key, response, hasPenalty: false })
    if (typeof grade === 'string') expect(['essay', 'scale']).toContain(question.type)
    else expect(compare(grade, one)).toBe(isRight ? 0 : -1)
  }
})

test('the texts are clean Thai', () => {
  for (const text of textsIn(bank)) {
    expect(isCleanText(text)).toBe(true)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/ํา|เเ|[\u200B-\u200D\uFEFF]/)
    expect(text).toBe(text.normalize('NFC'))
  }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
