import { describe, expect, test } from 'vitest'
import { sampleOf } from '#domain/learning/assessment/parts/testing/sample-questions.ts'
import { parseKey, parseQuestion } from '#domain/learning/assessment/question-schema.ts'
import { questionTypes } from '#domain/learning/assessment/question.ts'
import { canonicalText, renewIDs } from '../bank/canonical-text.ts'
import { newID } from './new-id.ts'
import { contentOf, emptyDraft } from './question-draft.ts'

const rest = { stem: '<p>ก</p>', hint: '', guidance: {} }

describe.each(questionTypes)('a draft of the type %s', (type) => {
  const { question, key } = sampleOf(type)

  test('keeps a valid question and its key as they are', () => {
    const { type: _type, key: answer, ...guidance } = key
    const draft = { content: question.content, answer }
    const content = contentOf(draft, { type, stem: question.stem, hint: question.hint ?? '', guidance })
    expect(content).toEqual({ question, key })
  })

  test('has other ids after an import, and is the same question', () => {
    const renewed = renewIDs({ question, key }, newID)
    expect(canonicalText(renewed)).toBe(canonicalText({ question, key }))
    const read = parseQuestion(renewed.question)
    expect('question' in read && 'key' in parseKey(renewed.key, read.question)).toBe(true)
    const ids = JSON.stringify(question.content).match(/"id":"[^"]+"/g) ?? []
    for (const id of ids) expect(JSON.stringify(renewed.question.content)).not.toContain(id)
  })

  test('begins with a key of its type', () => {
    expect(contentOf(emptyDraft(type, newID), { type, ...rest }).key.type).toBe(type)
  })
})

describe('what is removed from the content leaves the key', () => {
  const option = (id: string) => ({ id, text: id })

  test('options with their weights and texts', () => {
    const draft = {
      content: { options: [option('aaaa'), option('bbbb')], shuffle: true },
      answer: { weights: { aaaa: 100, gone: 50 } },
    }
    const guidance = { optionFeedback: { bbbb: 'ข', gone: 'ค', aaaa: '' }, feedback: 'ง' }
    const { key } = contentOf(draft, { type: 'single', ...rest, guidance })
    expect(key).toEqual({
      type: 'single',
      key: { weights: { aaaa: 100 } },
      optionFeedback: { bbbb: 'ข' },
      feedback: 'ง',
    })
  })

  test('rows, choices and blanks', () => {
    const match = {
      content: { rows: [option('row1')], choices: [option('aaaa')], shuffle: true },
      answer: { policy: 'by-part' as const, pairs: { row1: 'gone', row2: 'aaaa' } },
    }
    expect(contentOf(match, { type: 'match', ...rest }).key.key).toEqual({ policy: 'by-part', pairs: {} })
    const gap = {
      content: { text: 'ก [[gap1]]', choices: [option('aaaa')], canRepeat: false },
      answer: { policy: 'by-part' as const, answers: { gap1: ['aaaa', 'gone'], gap2: ['aaaa'] } },
    }
    expect(contentOf(gap, { type: 'gap', ...rest }).key.key).toEqual({ policy: 'by-part', answers: { gap1: ['aaaa'] } })
  })
})

test('questions that differ in more than ids differ', () => {
  const { question, key } = sampleOf('single')
  expect(canonicalText({ question: { ...question, stem: '<p>อื่น</p>' }, key })).not.toBe(
    canonicalText({ question, key }),
  )
  expect(canonicalText({ question, key: { ...key, feedback: 'x' } })).not.toBe(canonicalText({ question, key }))
})
