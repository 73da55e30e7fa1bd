import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compare, type Fraction, fraction, fractionText, one, zero } from './fraction.ts'
import { gradeResponse } from './grade.ts'
import { sampleOf, samples } from './parts/testing/sample-questions.ts'
import {
  type KeyByType,
  type Policy,
  type Question,
  type QuestionKey,
  type QuestionType,
  questionTypes,
  type Response,
} from './question.ts'

interface Options<Type extends QuestionType> {
  key?: KeyByType[Type]
  penalty?: number
  hasPenalty?: boolean
}

function gradeOf<Type extends QuestionType>(
  type: Type,
  response: Response | null,
  options: Options<Type> = {},
): string {
  const grade = gradeResponse({ ...sampleOf(type, options), response, hasPenalty: options.hasPenalty ?? false })
  return typeof grade === 'string' ? grade : fractionText(grade)
}

const grades: Partial<Record<QuestionType, [right: string, wrong: string, empty: string]>> = {
  essay: ['manual', '0/1', '0/1'],
  file: ['manual', '0/1', '0/1'],
  scale: ['none', 'none', 'none'],
  'text-only': ['none', 'none', 'none'],
}
const partlyWrong: Partial<Record<QuestionType, string>> = { matrix: '0/1' }

describe.each(questionTypes)('%s', (type) => {
  const [right, wrong, empty] = grades[type] ?? ['1/1', partlyWrong[type] ?? '0/1', '0/1']
  test.each([
    [samples[type].right, right],
    [samples[type].wrong, wrong],
    [null, empty],
  ])('%j earns %s', (response, share) => {
    const expected = response === null ? empty : share
    expect(gradeOf(type, response)).toBe(expected)
    // A penalty changes neither what is right nor what is empty.
    const isWrong = expected === '0/1' && response !== null
    expect(gradeOf(type, response, { penalty: 25, hasPenalty: true })).toBe(isWrong ? '-1/4' : expected)
    expect(gradeOf(type, response, { penalty: 25, hasPenalty: false })).toBe(expected)
  })
})

test.each([
  ['aaaa', false, '0/1'],
  ['cccc', false, '1/3'],
  ['dddd', false, '0/1'],
  ['dddd', true, '-1/4'],
  ['aaaa', true, '-1/2'],
  ['cccc', true, '1/3'],
  ['bbbb', true, '1/1'],
  ['toString', true, '-1/2'],
  ['constructor', false, '0/1'],
])('single: option %s with penalty %s earns %s', (response, hasPenalty, share) => {
  expect(gradeOf('single', response, { penalty: 50, hasPenalty })).toBe(share)
})

const ids = ['aaaa', 'bbbb', 'cccc', 'dddd']
const subsets = Array.from({ length: 16 }, (_, bits) => ids.filter((_id, index) => (bits >> index) & 1))

/** What the policies say, in other words than the grader: by counting over the options. */
function multipleShare(policy: Policy, { correct, selected }: { correct: string[]; selected: string[] }): Fraction {
  const right = selected.filter((id) => correct.includes(id)).length
  const wrong = selected.length - right
  if (selected.length === 4 && correct.length < 4) return zero
  if (policy === 'all-or-nothing') return right === correct.length && wrong === 0 ? one : zero
  const earned = policy === 'by-part' ? right : Math.max(0, right - wrong)
  return fraction(`${earned}/${correct.length}`)
}

const policies: Policy[] = ['all-or-nothing', 'right-minus-wrong', 'by-part']
const families = policies.flatMap((policy) =>
  subsets
    .filter((correct) => correct.length > 0)
    .flatMap((correct) => subsets.map((selected) => ({ policy, correct, selected }))),
)

// 3 policies, 15 keys, 16 selections: 720 vectors.
test.each(families)(
  'multiple: $policy, $correct are correct, $selected are selected',
  ({ policy, correct, selected }) => {
    const percent = [0, 100, 50, 33.33333, 25][correct.length] ?? 0
    const weights = Object.fromEntries(correct.map((id) => [id, percent]))
    const key = { policy, correct, ...(policy === 'by-part' ? { weights } : {}) }
    const expected = fractionText(multipleShare(policy, { correct, selected }))
    expect(gradeOf('multiple', selected, { key })).toBe(expected)
    expect(gradeOf('multiple', selected.toReversed(), { key })).toBe(expected)
  },
)

const triple = {
  policy: 'by-part',
  correct: [],
  weights: { aaaa: 33.33333, bbbb: 33.33333, cccc: 33.33333, dddd: -100 },
} as const
test.each([
  [['aaaa'], '1/3'],
  [['aaaa', 'bbbb'], '2/3'],
  [['aaaa', 'bbbb', 'cccc'], '1/1'],
  [['aaaa', 'dddd'], '0/1'],
  [['dddd'], '0/1'],
  [ids, '0/1'],
])('three times 33.33333 percent: %j earns %s', (response, share) => {
  expect(gradeOf('multiple', response, { key: { ...triple, correct: [] } })).toBe(share)
})

/** Each row right, wrong or without an answer. */
const rowStates = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])))
const rowCases = policies.flatMap((policy) => rowStates.map((states) => ({ policy, states })))
const rows = ['row1', 'row2', 'row3'] as const

test.each(rowCases)('match: $policy with rows $states', ({ policy, states }) => {
  const { pairs } = samples.match.key
  const response = Object.fromEntries(
    rows.flatMap((row, index) =>
      states[index] === 0 ? [] : [[row, states[index] === 1 ? (pairs[row] ?? '') : 'dddd']],
    ),
  )
  const [right, wrong] = [1, 2].map((state) => states.filter((each) => each === state).length) as [number, number]
  const earned = {
    'all-or-nothing': right === 3 ? 3 : 0,
    'right-minus-wrong': Math.max(0, right - wrong),
    'by-part': right,
  }
  expect(gradeOf('match', response, { key: { policy, pairs } })).toBe(fractionText(fraction(`${earned[policy]}/3`)))
})

const permutations = (list: string[]): string[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((each) => permutations(list.filter((id) => id !== each)).map((rest) => [each, ...rest]))

test.each(policies.flatMap((policy) => permutations(ids).map((response) => ({ policy, response }))))(
  'order: $policy with $response',
  ({ policy, response }) => {
    const sequence = ['bbbb', 'dddd', 'aaaa', 'cccc']
    const right = sequence.filter((id, index) => response[index] === id).length
    const earned = {
      'all-or-nothing': right === 4 ? 4 : 0,
      'right-minus-wrong': Math.max(0, 2 * right - 4),
      'by-part': right,
    }
    expect(gradeOf('order', response, { key: { policy, sequence } })).toBe(
      fractionText(fraction(`${earned[policy]}/4`)),
    )
  },
)

test.each([
  ['gap', { gap1: 'aaaa', gap2: 'cccc' }, '1/1'],
  ['gap', { gap1: 'aaaa' }, '1/2'],
  ['gap', { gap1: 'dddd', gap2: 'cccc' }, '1/2'],
  ['gap', { gap2: 'bbbb' }, '0/1'],
  ['inline', { blk1: 'opt1' }, '1/2'],
  ['inline', { blk1: 'opt2', blk2: 'opt4' }, '1/2'],
  ['matrix', { row1: ['aaaa', 'bbbb'] }, '1/2'],
  ['matrix', { row1: ['aaaa', 'bbbb', 'cccc'], row2: ['cccc'] }, '1/2'],
  ['matrix', { row1: ids, row2: ids }, '0/1'],
  ['matrix', { row1: [], row2: ['cccc'] }, '1/2'],
] as const)('%s: %j earns %s', (type, response, share) => {
  expect(gradeOf(type, structuredClone(response) as Response)).toBe(share)
})

test.each<[accepted: string, answer: string, isCaseSensitive: boolean, share: string]>([
  ['กรุงเทพ', ' กรุงเทพ ', false, '1/1'],
  ['น้ำ', 'นํ้า', false, '1/1'],
  ['แม่', 'เเม่', false, '1/1'],
  ['ปี 2569', 'ปี  ๒๕๖๙', false, '1/1'],
  ['กรุง\u200bเทพ', 'กรุงเทพ', false, '1/1'],
  ['Bangkok', 'BANGKOK', false, '1/1'],
  ['Bangkok', 'bangkok', true, '0/1'],
  ['Bangkok', 'Bangkok', true, '1/1'],
  ['Café', 'Cafe\u0301', true, '1/1'],
  ['ÉTÉ', 'E\u0301té', true, '0/1'],
  ['ＡＢ', 'AB', true, '1/1'],
  ['กรุงเทพ*', 'กรุงเทพฯ', false, '1/1'],
  ['*เทพ*', 'กรุงเทพมหานคร', false, '1/1'],
  ['a*b*c', 'a1b2c', false, '1/1'],
  ['a*b*c', 'acb', false, '0/1'],
  ['ab*ba', 'aba', false, '0/1'],
  ['ab*ba', 'abba', false, '1/1'],
  ['*', 'อะไรก็ได้', false, '1/1'],
  ['2\\*3', '2*3', false, '1/1'],
  ['2\\*3', '2x3', false, '0/1'],
  ['a.c', 'abc', false, '0/1'],
  ['ป่า', 'ป้า', false, '0/1'],
  ['ขวา', 'ขวา ขวา', false, '0/1'],
])('short: %s for %s, case %s, earns %s', (text, answer, isCaseSensitive, share) => {
  expect(gradeOf('short', answer, { key: { accepted: [{ text, percent: 100 }], isCaseSensitive } })).toBe(share)
})

test.each<[pattern: string, answer: string, isMatch: boolean]>([
  ['colou?r', 'Color', true],
  ['^colou?r$', 'colour', true],
  ['(สี)?(แดง|ดำ)', 'สีแดง', true],
  ['(สี)?(แดง|ดำ)', 'สีขาว', false],
  ['\\d{2,4}', '๒๕๖๙', true],
  ['\\d{2,4}', '1', false],
  ['\\D+', '12', false],
  ['\\D+', 'ก ข', true],
  ['[A-C]x', 'bX', true],
  ['[^a]', 'a', false],
  ['[^a]', 'b', true],
  ['[a\\-z]+', 'a-z', true],
  ['[-a]+', '-a', true],
  ['a\\.b', 'a.b', true],
  ['a\\.b', 'axb', false],
  ['a.b', 'axb', true],
  ['(?:ab)+', 'ababab', true],
  ['a{3}', 'aa', false],
  ['a{2,}', 'aaaaa', true],
  ['a|', 'a', true],
  ['x*', 'y', false],
  ['(a*)*', 'aaa', true],
])('short: the pattern %s matches %s: %s', (pattern, answer, isMatch) => {
  expect(gradeOf('short', answer, { key: { accepted: [], pattern, isCaseSensitive: false } })).toBe(
    isMatch ? '1/1' : '0/1',
  )
})

test('a pattern that explodes elsewhere takes linear time', () => {
  const answer = `${'a'.repeat(499)}!`
  for (const pattern of ['(a+)+', '(a|a)*', '(a*)*b', '(.*)*x', '(a|aa)+', '([a-z]+)*\\d']) {
    const began = performance.now()
    expect(gradeOf('short', answer, { key: { accepted: [], pattern, isCaseSensitive: false } })).toBe('0/1')
    expect(performance.now() - began, pattern).toBeLessThan(500)
  }
})

test('the accepted text that earns most counts', () => {
  const accepted = [
    { text: '*', percent: 10 },
    { text: 'กข', percent: 100 },
    { text: 'ก*', percent: 50 },
  ]
  const key = { accepted, isCaseSensitive: false }
  expect(['กข', 'กค', 'ค'].map((answer) => gradeOf('short', answer, { key }))).toEqual(['1/1', '1/2', '1/10'])
})

type Numeric = [value: string, tolerance: string, isRelative: boolean, answer: string, isRight: boolean]
test.each<Numeric>([
  ['0.3', '0', false, '0.30', true],
  ['0.3', '0', false, '.3', true],
  ['0.3', '0.1', false, '0.4', true],
  ['0.3', '0.1', false, '0.2', true],
  ['0.3', '0.1', false, '0.4000001', false],
  ['1234.5', '0', false, '1,234.5', true],
  ['1234.5', '0', false, '๑,๒๓๔.๕', true],
  ['1234.5', '0', false, '12,34.5', false],
  ['-3', '0', false, '−3', true],
  ['-3', '0', false, '- 3', true],
  ['3', '0', false, '+3', true],
  ['3', '0', false, '3.', true],
  ['100000', '0', false, '1e5', false],
  ['3', '0', false, '0x3', false],
  ['3', '0', false, '3 4', false],
  ['3', '0', false, 'สาม', false],
  ['200', '0.05', true, '210', true],
  ['200', '0.05', true, '190', true],
  ['200', '0.05', true, '210.0001', false],
  ['-200', '0.05', true, '-205', true],
  ['0', '0.05', true, '0.001', false],
  ['1500', '0', false, '1.5 km', true],
  ['1500', '0', false, '1500m', true],
  ['1500', '0', false, '1.5 mile', false],
  ['1500', '0', false, '1.5 KM', false],
  ['3', '0', false, `${'9'.repeat(59)}`, false],
])('numeric: %s ± %s (relative: %s) for %s: %s', (value, tolerance, isRelative, answer, isRight) => {
  const key = { ...samples.numeric.key, accepted: [{ value, tolerance, isRelative, percent: 100 }] }
  expect(gradeOf('numeric', { value: answer }, { key })).toBe(isRight ? '1/1' : '0/1')
})

test.each([
  [{ value: '1.5', unit: 'km' }, true, '1/1'],
  [{ value: '1500', unit: 'm' }, true, '1/1'],
  [{ value: '1500' }, true, '0/1'],
  [{ value: '1500' }, false, '1/1'],
  [{ value: '1500', unit: 'km' }, false, '0/1'],
  [{ value: '1.5km' }, true, '1/1'],
  [{ value: '1.5', unit: 'toString' }, false, '0/1'],
])('numeric: %j with the unit required: %s earns %s', (response, isUnitRequired, share) => {
  expect(gradeOf('numeric', response, { key: { ...samples.numeric.key, isUnitRequired } })).toBe(share)
})

const triangle = {
  areas: [
    {
      shape: 'polygon' as const,
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 0, y: 100 },
      ],
    },
  ],
}
test.each([
  [10, 10, true],
  [0, 0, true],
  [50, 50, true],
  [51, 50, false],
  [100, 0, true],
  [0, 100, true],
  [101, 0, false],
  [1, 98, true],
])('hotspot: %i, %i is in the triangle: %s', (x, y, isInside) => {
  expect(gradeOf('hotspot', { x, y }, { key: triangle })).toBe(isInside ? '1/1' : '0/1')
})

test.each([
  [600, 500, true],
  [601, 500, false],
  [500, 300, true],
  [500, 299, false],
])('hotspot: %i, %i is in a circle that is round on an image of 2 to 1: %s', (x, y, isInside) => {
  expect(gradeOf('hotspot', { x, y })).toBe(isInside ? '1/1' : '0/1')
})

const anyOf = {
  multiple: fc.subarray(ids),
  match: fc.dictionary(fc.constantFrom(...rows), fc.constantFrom(...ids)),
  order: fc.shuffledSubarray(ids, { minLength: 4 }),
  gap: fc.dictionary(fc.constantFrom('gap1', 'gap2'), fc.constantFrom(...ids)),
  inline: fc.record({ blk1: fc.constantFrom('opt1', 'opt2'), blk2: fc.constantFrom('opt3', 'opt4') }),
  matrix: fc.dictionary(fc.constantFrom('row1', 'row2'), fc.subarray(ids)),
  short: fc.string({ unit: 'binary', maxLength: 100 }),
  numeric: fc.record({ value: fc.string({ maxLength: 30 }) }),
  hotspot: fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) }),
  single: fc.constantFrom(...ids),
  truefalse: fc.boolean(),
} satisfies Partial<Record<QuestionType, fc.Arbitrary<Response>>>

test.each(Object.keys(anyOf) as (keyof typeof anyOf)[])('%s: a share is from minus the penalty to 1', (type) => {
  const response: fc.Arbitrary<Response> = anyOf[type]
  fc.assert(
    fc.property(response, fc.integer({ min: 25, max: 100 }), fc.boolean(), (answer, penalty, hasPenalty) => {
      const input: { question: Question; key: QuestionKey } = sampleOf(type, { penalty })
      const grade = gradeResponse({ ...input, response: answer, hasPenalty }) as Fraction
      expect(compare(grade, one)).toBeLessThanOrEqual(0)
      expect(compare(grade, hasPenalty ? fraction(`-${penalty}/100`) : zero)).toBeGreaterThanOrEqual(0)
      expect(gradeResponse({ ...input, response: answer, hasPenalty })).toEqual(grade)
    }),
  )
})
