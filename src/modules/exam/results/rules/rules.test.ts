import { describe, expect, test } from 'vitest'
import { fraction, fractionText, toDecimal } from '#domain/learning/assessment/fraction.ts'
import { sampleOf } from '#domain/learning/assessment/parts/testing/sample-questions.ts'
import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import { appealState, mayDecide } from '../appeals/rules/appeal-state.ts'
import { readPaperLines } from '../paper/rules/paper-lines.ts'
import { extendKey } from '../regrade/rules/extend-key.ts'
import { planRegrade, regradedPoints } from '../regrade/rules/plan-regrade.ts'
import { attemptsOn, roundStatistics } from '../statistics/rules/statistics.ts'
import { courseResult, examOutcome, type ReleasedAttempt } from './lesson-outcome.ts'
import { paperScore } from './paper-score.ts'
import { isDue, releaseBlock, releasesAtOnce } from './release-state.ts'
import { type ReviewFacts, reviewLevel } from './review-level.ts'

const noon = Date.parse('2026-12-01T05:00:00Z')
const [before, after] = ['2026-12-01T04:59:59Z', '2026-12-01T05:00:01Z']
const marks = (...list: [string, string][]) =>
  list.map(([points, most]) => ({ points: fraction(points), most: fraction(most) }))

describe('the score of a paper', () => {
  test('sums are exact, and compared before they are rounded', () => {
    const thirds = marks(['1/3', '1'], ['1/3', '1'], ['1/3', '1'])
    const score = paperScore(thirds, 33)
    expect([fractionText(score.points), fractionText(score.percent), score.passed]).toEqual(['1/1', '100/3', true])
    expect(paperScore(marks(['49.999999', '100']), 50).passed).toBe(false)
    expect(toDecimal(paperScore(marks(['49.999999', '100']), 50).percent, 2)).toBe('50.00')
  })
  test('penalties never lower a paper below 0, and a dropped question counts for nobody', () => {
    expect(fractionText(paperScore(marks(['-1', '1'], ['1/2', '1']), 50).points)).toBe('0/1')
    expect(fractionText(paperScore(marks(['1', '2'], ['0', '0']), 50).percent)).toBe('50/1')
    expect(fractionText(paperScore([], 50).percent)).toBe('0/1')
  })
})

describe('what a learner may review', () => {
  const facts: ReviewFacts = {
    ...{ review: { level: 'keys', from: 'submitted' }, status: 'released', type: 'final', closedAt: null },
    ...{ reviewUntil: null, isRoundSitting: false, hasOpenPostTest: false },
  }
  test.each<[string, Partial<ReviewFacts>, string]>([
    ['keys after the submission', {}, 'keys'],
    ['nothing while it is open', { status: 'open' }, 'nothing'],
    ['nothing while it is paused', { status: 'paused' }, 'nothing'],
    ['nothing of a void attempt', { status: 'void' }, 'nothing'],
    ['at the submission, before marks', { status: 'marking' }, 'keys'],
    ['not before the close', { review: { level: 'keys', from: 'closed' }, closedAt: after }, 'nothing'],
    ['from the close', { review: { level: 'keys', from: 'closed' }, closedAt: before }, 'keys'],
    [
      'not while others sit',
      { review: { level: 'keys', from: 'closed' }, closedAt: before, isRoundSitting: true },
      'nothing',
    ],
    [
      'without a close only when released',
      { review: { level: 'answers', from: 'closed' }, status: 'graded' },
      'nothing',
    ],
    ['without a close when released', { review: { level: 'answers', from: 'closed' } }, 'answers'],
    ['not before the release', { review: { level: 'keys', from: 'released' }, status: 'graded' }, 'nothing'],
    ['from the release', { review: { level: 'keys', from: 'released' } }, 'keys'],
    ['the score after the review', { reviewUntil: before }, 'score'],
    ['until the review ends', { reviewUntil: after }, 'keys'],
    ['nothing stays nothing', { review: { level: 'nothing', from: 'released' }, reviewUntil: before }, 'nothing'],
    ['no key of a pre-test before the post-test', { type: 'pre', hasOpenPostTest: true }, 'score'],
    ['a pre-test afterwards', { type: 'pre' }, 'keys'],
    ['other types have no post-test', { type: 'final', hasOpenPostTest: true }, 'keys'],
  ])('%s', (_what, more, expected) => {
    expect(reviewLevel({ ...facts, ...more }, noon)).toBe(expected)
  })
})

describe('the outcome of an exam', () => {
  const settings = { scoring: 'best', resitCap: null, passPercent: 60 } as const
  const exam = { kind: 'exam', settings, hasDecidingRounds: true } as const
  const attempt = (type: ReleasedAttempt['type'], percent: string, hasPoints = true): ReleasedAttempt => ({
    ...{ id: `${type} ${percent}`, type, percent: fraction(percent), hasPoints },
  })
  test.each<[string, ReleasedAttempt[], object, boolean, 'passed' | 'failed' | null]>([
    ['no attempt', [], {}, false, null],
    ['a pass', [attempt('final', '60')], {}, true, 'passed'],
    ['not quite', [attempt('final', '59.999999')], {}, false, 'failed'],
    ['the best of two', [attempt('final', '80'), attempt('final', '10')], {}, true, 'passed'],
    ['the last of two', [attempt('final', '80'), attempt('final', '10')], { scoring: 'last' }, false, 'failed'],
    ['the first of two', [attempt('final', '80'), attempt('final', '10')], { scoring: 'first' }, true, 'passed'],
    ['the mean of two', [attempt('final', '80'), attempt('final', '40')], { scoring: 'mean' }, true, 'passed'],
    ['a resit up to its cap', [attempt('final', '10'), attempt('resit', '100')], { resitCap: 60 }, true, 'passed'],
    ['a resit with a low cap', [attempt('final', '10'), attempt('resit', '100')], { resitCap: 50 }, false, 'failed'],
    ['a pre-test decides nothing beside a final', [attempt('pre', '100')], {}, false, null],
    ['nor does practice', [attempt('practice', '100')], {}, false, null],
  ])('%s', (_what, attempts, more, isComplete, result) => {
    expect(examOutcome(attempts, { ...exam, settings: { ...settings, ...more } })).toMatchObject({ isComplete, result })
  })
  test.each<[string, ReleasedAttempt[], boolean]>([
    ['a pre-test alone is complete once released', [attempt('pre', '0')], true],
    ['practice needs a pass', [attempt('practice', '50')], false],
    ['practice that is passed', [attempt('practice', '70')], true],
    ['practice without points', [attempt('practice', '0', false)], true],
  ])('%s', (_what, attempts, isComplete) => {
    const facts = { kind: 'practice', settings, hasDecidingRounds: false } as const
    expect(examOutcome(attempts, facts)).toMatchObject({ isComplete, result: null })
  })
  test.each([
    [[], null],
    [[null], null],
    [['passed', null], 'passed'],
    [['passed', 'failed'], 'failed'],
  ] as const)('the course of %j', (results, expected) => {
    expect(courseResult(results)).toBe(expected)
  })
})

describe('the release of a round', () => {
  test.each([
    [{}, 'nothing'],
    [{ graded: 3 }, null],
    [{ graded: 3, marking: 1 }, 'marking'],
    [{ graded: 3, expired: 1 }, 'marking'],
    [{ graded: 3, open: 1, marking: 1 }, 'sitting'],
    [{ graded: 3, paused: 1 }, 'sitting'],
    [{ released: 3, void: 1, ready: 2 }, 'nothing'],
  ])('%j', (counts, expected) => {
    expect(releaseBlock(counts)).toBe(expected)
  })
  test('is due at its instant, and at once only where nobody marks and no time is set', () => {
    expect([isDue(null, noon), isDue(after, noon), isDue(before, noon)]).toEqual([false, false, true])
    const free = { releasesItself: true, hasManual: false, resultsAt: null }
    expect(releasesAtOnce(free)).toBe(true)
    expect(releasesAtOnce({ ...free, releasesItself: false })).toBe(false)
    expect(releasesAtOnce({ ...free, hasManual: true })).toBe(false)
    expect(releasesAtOnce({ ...free, resultsAt: after })).toBe(false)
  })
})

describe('a regrade', () => {
  const current = () =>
    new Map([
      ['1', { points: fraction(2), most: fraction(2) }],
      ['2', { points: fraction(0), most: fraction(2) }],
    ])
  const plan = (slot: string, points: string | null, { most = '2', neverLower = true } = {}) => {
    const next = points === null ? null : { points: fraction(points), most: fraction(most) }
    const { result, after: score } = planRegrade({ current: current(), slot, next, neverLower, passPercent: 60 })
    return [result, toDecimal(score.percent, 0), score.passed]
  }
  test.each<[string, ReturnType<typeof plan>, [string, string, boolean]]>([
    ['raises and passes', plan('2', '2'), ['changed', '100', true]],
    ['the same changes nothing', plan('1', '2'), ['same', '50', false]],
    ['never lowers', plan('1', '0'), ['lower', '50', false]],
    ['lowers if asked', plan('1', '0', { neverLower: false }), ['changed', '0', false]],
    ['drops what was wrong', plan('2', '0', { most: '0' }), ['changed', '100', true]],
    ['keeps what was right', plan('1', '0', { most: '0' }), ['lower', '50', false]],
    ['drops it if asked', plan('1', '0', { most: '0', neverLower: false }), ['changed', '0', false]],
    ['needs a fitting key', plan('1', null), ['unfit', '50', false]],
  ])('%s', (_what, planned, expected) => {
    expect(planned).toEqual(expected)
  })

  const { question, key } = sampleOf('single') as { question: Question; key: QuestionKey }
  const slot = { slot: '1', points: '2', question, response: null }
  const points = (mode: Parameters<typeof regradedPoints>[1]['mode'], of: typeof slot = slot) => {
    const next = regradedPoints(of, { mode, key, hasPenalty: false })
    return next && [fractionText(next.points), fractionText(next.most)]
  }
  test('full credit is for all, also the unanswered; a person marks essays', () => {
    expect(points('full-credit')).toEqual(['2/1', '2/1'])
    expect(points('drop')).toEqual(['0/1', '0/1'])
    expect(points('new-key')).toEqual(['0/1', '2/1'])
    expect(points('new-key', { ...slot, question: sampleOf('essay').question as Question })).toBeNull()
  })
  test('an accepted option earns all, and a second time the key stays the same', () => {
    if (question.type !== 'single' || key.type !== 'single') throw new Error('a sample changed its type')
    const wrong = question.content.options.find(({ id }) => key.key.weights[id] !== 100)!.id
    const more = extendKey(key, [wrong])
    const next = regradedPoints(
      { ...slot, response: wrong as never },
      { mode: 'also-accept', key: more, hasPenalty: false },
    )
    expect(next && fractionText(next.points)).toBe('2/1')
    expect(extendKey(more, [wrong, wrong])).toEqual(more)
    const short = sampleOf('short').key as QuestionKey
    const texts = extendKey(short, ['คำใหม่'])
    expect(extendKey(texts, ['คำใหม่'])).toEqual(texts)
    expect(extendKey(sampleOf('essay').key as QuestionKey, ['x'])).toEqual(sampleOf('essay').key)
  })
})

describe('appeals', () => {
  test.each([
    ['graded', after, 'notReleased'],
    ['released', after, 'open'],
    ['released', before, 'over'],
    ['released', null, 'over'],
  ] as const)('%s until %s', (status, appealUntil, expected) => {
    expect(appealState({ status, appealUntil }, noon)).toBe(expected)
  })
  test('nobody decides about a mark that they gave first', () => {
    const given = [
      { slot: '1', stage: 'first', markerID: 'a' },
      { slot: '2', stage: 'first', markerID: 'b' },
      { slot: '1', stage: 'second', markerID: 'c' },
    ]
    const may = (slot: string, viewer: string) => mayDecide({ slot, marks: given }, viewer)
    expect([may('1', 'a'), may('2', 'a'), may('', 'a')]).toEqual([false, true, false])
    expect([may('1', 'c'), may('', 'c'), may('', 'd')]).toEqual([true, true, true])
  })
})

test('a list of a paper exam names each line that is wrong', () => {
  const text = 'somchai@x.th 12\n\n0812345678;๑๓.๕\nsomying\t21\n15\n1 1234 56789 01 2  7'
  const { lines, faults } = readPaperLines(text, '20')
  expect(lines).toEqual([
    { line: 1, person: 'somchai@x.th', points: '12' },
    { line: 3, person: '0812345678', points: '๑๓.๕' },
    { line: 6, person: '1 1234 56789 01 2', points: '7' },
  ])
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
    [4, 'points'],
    [5, 'person'],
  ])
})

describe('item statistics', () => {
  const item = (id: string) => ({ id, name: id, type: 'single', most: 1, options: [] })
  const attempts = Array.from({ length: 12 }, (_, at) => ({
    ...{ enrollID: `e${at}`, attempt: 1, percent: at * 8, selected: {} },
    points: { q1: at % 2, q2: at > 5 ? 1 : 0 } as Record<string, number>,
  }))
  test('compare each question with the rest of the papers that have it', () => {
    const statistics = roundStatistics({ items: [item('q1'), item('q2')], attempts }, 'all')
    expect(statistics).toMatchObject({ attempts: 12, isWeak: true })
    expect(statistics.items.map(({ facility }) => facility)).toEqual([0.5, 0.5])
    expect(statistics.tenths.reduce((total, count) => total + count, 0)).toBe(12)
    expect(statistics.alpha).not.toBeNull()
    const drawn = attempts.map(({ points, ...one }, at) => ({
      ...one,
      points: at < 2 ? { q1: points['q1']! } : points,
    }))
    const mixed = roundStatistics({ items: [item('q1'), item('q2')], attempts: drawn }, 'all')
    expect(mixed.alpha).toBeNull()
    expect(mixed.items.map((one) => one.attempts)).toEqual([12, 10])
  })
  test('take one attempt of each person, and nothing from too few', () => {
    const twice = [...attempts, { ...attempts[0]!, attempt: 2, percent: 100 }]
    expect(attemptsOn(twice, 'first').find(({ enrollID }) => enrollID === 'e0')?.attempt).toBe(1)
    expect(attemptsOn(twice, 'last').find(({ enrollID }) => enrollID === 'e0')?.attempt).toBe(2)
    expect(attemptsOn(twice, 'all')).toHaveLength(13)
    const few = roundStatistics({ items: [item('q1')], attempts: attempts.slice(0, 9) }, 'all')
    expect(few.items[0]).toMatchObject({ facility: null, flags: [], options: [] })
  })
  test('500 attempts of 50 questions take under 5 seconds', () => {
    const items = Array.from({ length: 50 }, (_, at) => {
      const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, isCorrect: id === 'a' }))
      return { ...item(`q${at}`), options }
    })
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...{ enrollID: `e${at}`, attempt: 1, percent: at % 100 },
      points: Object.fromEntries(items.map(({ id }, index) => [id, (at * 7 + index * 13) % 3 === 0 ? 1 : 0])),
      selected: Object.fromEntries(items.map(({ id }, index) => [id, ['abcd'[(at + index) % 4]!]])),
    }))
    const begin = performance.now()
    const { items: analysed } = roundStatistics({ items, attempts: many }, 'all')
    expect(performance.now() - begin).toBeLessThan(5000)
    expect(analysed.every(({ options, facility }) => options.length === 4 && facility !== null)).toBe(true)
  })
})
