import { describe, expect, test } from 'vitest'

import { sampleOf, samples } from './parts/testing/sample-questions.ts'
import { type Question, questionTypes } from './question.ts'
import { parseKey, parseQuestion, parseResponse } from './question-schema.ts'

describe.each(questionTypes)('%s', (type) => {
  const { question, key } = sampleOf(type)
  test('question, key and responses are read as they are', () => {
    expect(parseQuestion(JSON.parse(JSON.stringify(question)))).toEqual({ question })
    expect(parseKey(JSON.parse(JSON.stringify(key)), question)).toEqual({ key })
    for (const response of [samples[type].right, samples[type].wrong]) {
      const expected =
        type === 'text-only' ? { issues: [expect.objectContaining({ code: 'no-response' })] } : { response }
      expect(parseResponse(response, question)).toEqual(expected)
    }
  })

  test('unknown fields and other types are refused', () => {
    expect(parseQuestion({ ...question, key })).toHaveProperty('issues')
    expect(parseQuestion({ ...question, content: { ...question.content, correct: 'aaaa' } })).toHaveProperty('issues')
    expect(parseKey({ ...key, other: 1 }, question)).toHaveProperty('issues')
    const other: Question = type === 'single' ? samples.order.question : samples.single.question
    expect(parseKey(key, other)).toEqual({ issues: [expect.objectContaining({ code: 'wrong-type' })] })
  })

  test.each([
    ['an id that is not on the question', 'zzzz'],
    ['a NUL', 'aa\0a'],
    ['a lone surrogate', 'aa\ud800'],
    ['one megabyte', 'x'.repeat(1_000_000)],
    ['nested JSON', { a: { b: { c: { d: 1 } } } }],
    ['a list of lists', [[['aaaa']]]],
    ['no finite number', Number.NaN],
    ['a number without end', Infinity],
    ['a key of prototypes', JSON.parse('{"__proto__": {"x": "aaaa"}}')],
    ['names of prototypes', { constructor: 'aaaa', toString: 'aaaa' }],
    ['many ids', Array.from({ length: 200 }, () => 'aaaa')],
    ['a function', () => 'aaaa'],
  ])('a response with %s is refused', (name, response) => {
    const isText = type === 'short' || type === 'essay'
    if (isText && response === 'zzzz') expect(parseResponse(response, question)).toEqual({ response })
    else expect(parseResponse(response, question), name).toHaveProperty('issues')
  })

  test.each([null, '', '  ', '\u200b', [], {}])('%j is unanswered', (response) => {
    const expected = type === 'text-only' ? { issues: expect.any(Array) } : { response: null }
    expect(parseResponse(response, question)).toEqual(expected)
  })
})

const content = (type: keyof typeof samples, change: object) => {
  const { question } = samples[type]
  return parseQuestion({ ...question, content: { ...question.content, ...change } })
}
const same = { id: 'aaaa', text: 'ก' }
const codes = (result: object) =>
  ('issues' in result ? (result.issues as { field: string; code: string }[]) : []).map(
    ({ field, code }) => `${field} ${code}`,
  )

test.each([
  ['options with one id', content('single', { options: [same, same] }), ['content.options repeated-id']],
  ['one option', content('single', { options: [same] }), ['content.options too_small']],
  [
    'a short id',
    content('single', { options: [same, { id: 'a', text: 'ข' }] }),
    ['content.options.1.id invalid_format'],
  ],
  [
    'an option without text',
    content('single', { options: [same, { id: 'bbbb', text: ' ' }] }),
    ['content.options.1.text custom'],
  ],
  ['an image outside', content('hotspot', { image: 'https://example.org/x.png' }), ['content.image custom']],
  ['more to select than there are', content('multiple', { max: 9 }), ['content.max too-many']],
  ['a text without blanks', content('gap', { text: 'ไม่มี' }), ['content.text no-blank']],
  ['a blank twice', content('gap', { text: '[[gap1]] [[gap1]]' }), ['content.choices repeated-id']],
  ['a blank that is not defined', content('inline', { text: '[[blk1]] [[blk9]]' }), ['content.text blanks-differ']],
  ['a scale upside down', content('scale', { min: 5, max: 5 }), ['content.min wrong-order']],
  ['a unit twice', content('numeric', { units: ['m', 'm'] }), ['content.units repeated-id']],
  ['no question', parseQuestion({ ...samples.single.question, stem: '<p>&nbsp;</p>' }), ['stem blank']],
  ['another type', parseQuestion({ ...samples.single.question, type: 'guess' }), ['type invalid_value']],
  ['a text too long', parseQuestion({ ...samples.single.question, hint: 'x'.repeat(2001) }), ['hint too_big']],
  ['a NUL', parseQuestion({ ...samples.single.question, stem: 'a\0' }), [' input']],
])('a question with %s is refused', (_, result, expected) => {
  expect(codes(result)).toEqual(expected)
})

const keyOf = (type: keyof typeof samples, change: object, guidance: object = {}) =>
  parseKey({ type, ...guidance, key: { ...samples[type].key, ...change } }, samples[type].question)
const accepted = { value: '1', tolerance: '0', isRelative: false, percent: 100 }

test.each([
  ['another option', keyOf('single', { weights: { bbbb: 100, zzzz: 50 } }), ['key.weights unknown-id']],
  ['no full mark', keyOf('single', { weights: { bbbb: 99 } }), ['key.weights no-full-mark']],
  ['a name of a prototype', keyOf('single', { weights: { bbbb: 100, constructor: 50 } }), ['key.weights unknown-id']],
  ['six decimals', keyOf('single', { weights: { bbbb: 100, cccc: 33.333333 } }), ['key.weights.cccc custom']],
  ['nothing correct', keyOf('multiple', { correct: [] }), ['key.correct no-key']],
  [
    'weights above all',
    keyOf('multiple', { policy: 'by-part', weights: { aaaa: 60, cccc: 60 } }),
    ['key.weights weights-sum'],
  ],
  ['no weights', keyOf('multiple', { policy: 'by-part' }), ['key.weights no-key']],
  ['a row without a pair', keyOf('match', { pairs: { row1: 'aaaa' } }), ['key.pairs missing-part']],
  [
    'an item twice',
    keyOf('order', { sequence: ['aaaa', 'aaaa', 'bbbb', 'cccc'] }),
    ['key.sequence repeated-id', 'key.sequence missing-part'],
  ],
  [
    'an option of another blank',
    keyOf('inline', { answers: { blk1: ['opt3'], blk2: ['opt4'] } }),
    ['key.answers unknown-id'],
  ],
  [
    'two columns of one',
    parseKey(
      { type: 'matrix', key: samples.matrix.key },
      { ...samples.matrix.question, content: { ...samples.matrix.question.content, isMultiple: false } },
    ),
    ['key.answers too-many'],
  ],
  ['a pattern that may explode', keyOf('short', { pattern: '(a)\\1' }), ['key.pattern bad-pattern']],
  [
    'a negative tolerance',
    keyOf('numeric', { accepted: [{ ...accepted, tolerance: '-1' }] }),
    ['key.accepted.0.tolerance custom'],
  ],
  [
    'an exponent',
    keyOf('numeric', { accepted: [{ ...accepted, value: '1e5' }] }),
    ['key.accepted.0.value invalid_format'],
  ],
  ['a unit without factor', keyOf('numeric', { units: { km: '1000' } }), ['key.units missing-part']],
  ['a factor of 0', keyOf('numeric', { units: { km: '1000', m: '0.0' } }), ['key.units.m custom']],
  ['feedback on nothing', keyOf('single', {}, { optionFeedback: { zzzz: 'x' } }), ['optionFeedback unknown-id']],
  ['a penalty above all', keyOf('single', {}, { penalty: 101 }), ['penalty too_big']],
  [
    'a rubric with one id twice',
    keyOf(
      'essay',
      {},
      {
        rubric: [{ id: 'line', text: 'ก', levels: [{ id: 'line', text: 'ข', points: 1 }] }],
      },
    ),
    ['rubric repeated-id'],
  ],
])('a key with %s is refused', (_, result, expected) => {
  expect(codes(result)).toEqual(expected)
})

test.each([
  ['multiple', ['aaaa', 'aaaa']],
  ['match', { row1: 'row2' }],
  ['match', { row9: 'aaaa' }],
  ['order', ['aaaa', 'bbbb', 'cccc']],
  ['gap', { gap1: 'aaaa', gap2: 'aaaa' }],
  ['inline', { blk1: 'opt4' }],
  ['matrix', { row1: ['aaaa', 'aaaa'] }],
  ['scale', 6],
  ['scale', 1.5],
  ['hotspot', { x: 1001, y: 0 }],
  ['hotspot', { x: 0.5, y: 0 }],
  ['numeric', { value: '1', unit: 'mile' }],
  ['file', [samples.hotspot.question.content.image]],
  ['file', ['upload/../secret.pdf']],
  ['truefalse', 'true'],
  ['short', 'x'.repeat(101)],
] as const)('%s: %j is not a response', (type, response) => {
  expect(parseResponse(response, samples[type].question)).toHaveProperty('issues')
})

test.each([
  ['short', 'x'.repeat(101), ' too-long'],
  ['essay', 'x'.repeat(2001), ' too-long'],
  ['scale', 0, ' out-of-range'],
  ['multiple', ['zzzz'], ' unknown-id'],
  ['matrix', { row1: ['row2'] }, ' unknown-id'],
  ['numeric', { value: '1', unit: 'mile' }, 'unit unknown-id'],
] as const)('%s: the issue of a wrong response names its fault', (type, response, code) => {
  const { question } = sampleOf(type)
  const result = parseResponse(response, question)
  expect(codes(result)).toEqual([code])
  const issues = 'issues' in result ? result.issues : []
  expect(issues.every(({ th, en }) => /[ก-๙]/.test(th) && /[a-z]/.test(en))).toBe(true)
})
