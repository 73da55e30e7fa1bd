import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Blueprint, ExamSettings, Section, Source } from './blueprint.ts'
import { type Candidate, drawPaper, findUnfilled, orderedQuestion, type Pools } from './draw.ts'
import type { Slot } from './paper.ts'
import { randomFrom } from './parts/drawing/random.ts'
import { samples } from './parts/testing/sample-questions.ts'
import type { Question, QuestionType } from './question.ts'

const seedOf = (number: number) => createHash('sha256').update(String(number)).digest('hex')

const section = (id: string, source: Source, shuffle = true): Section => ({
  ...{ id, title: id, instruction: '', source, points: '2', shuffle },
})
const blueprintOf = (...sections: Section[]): Blueprint => ({ version: 1, sections, settings: {} as ExamSettings })
const candidate = (questionID: string, type: QuestionType = 'single'): Candidate => ({
  ...{ questionID, version: 3, question: samples[type].question as Question },
})
const pool = (count: number): Source => ({ kind: 'pool', bank: 'bank', count })
const poolOf = (...ids: string[]) => ids.map((id) => candidate(id))
const list = (...questions: string[]): Source => ({ kind: 'list', questions })
const slotsOf = (blueprint: Blueprint, { pools, seed }: { pools: Pools; seed: string }): Slot[] =>
  drawPaper({ blueprint, pools, seed }).sections.flatMap(({ slots }) => slots)

const letters = ['a', 'b', 'c', 'd', 'e', 'f']
const mixed = blueprintOf(section('one', list('x', 'y', 'z')), section('two', pool(2)), section('three', pool(3)))
const pools: Pools = {
  one: [candidate('x', 'text-only'), candidate('y', 'inline'), candidate('z', 'scale')],
  two: poolOf(...letters, 'y'),
  three: poolOf(...letters, 'y'),
}

/** The chance of a value of χ² at least as high is below 0.001 above this (Wilson and Hilferty). */
const limitOf = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3

function expectUniform(counts: number[]): void {
  const mean = counts.reduce((total, count) => total + count, 0) / counts.length
  const value = counts.reduce((total, count) => total + (count - mean) ** 2 / mean, 0)
  expect(value).toBeLessThan(limitOf(counts.length - 1))
}

const countEach = (values: string[]) => [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length)

test('a seed draws one paper for ever', () => {
  const draw = () => drawPaper({ blueprint: mixed, pools, seed: seedOf(1) })
  expect(draw()).toEqual(draw())
  const text = JSON.stringify(
    Array.from({ length: 40 }, (_, index) => drawPaper({ blueprint: mixed, pools, seed: seedOf(index) })),
  )
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '9f675d72e595e70a29e89af2dd0f245717ed0d8ca60196192339fef1773cc26e',
  )
})

test('slots are numbered over the paper, name versions and carry points where there are any', () => {
  const slots = slotsOf(mixed, { pools, seed: seedOf(7) })
  expect(slots.map(({ slot }) => slot)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(slots[0]).toEqual({ slot: '1', questionID: 'x', version: 3, points: '0', order: [] })
  expect(slots.find(({ questionID }) => questionID === 'z')?.points).toBe('0')
  expect(slots.find(({ questionID }) => questionID === 'y')?.points).toBe('2')
  expect(slots.at(-1)?.order.toSorted()).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
})

test('10,000 papers have no question twice, and draws and orders are uniform', () => {
  const blueprint = blueprintOf(section('one', pool(2)), section('two', pool(2)))
  const both = { one: poolOf(...letters), two: poolOf(...letters) }
  const papers = Array.from({ length: 10_000 }, (_, index) => slotsOf(blueprint, { pools: both, seed: seedOf(index) }))
  expect(papers.every((slots) => new Set(slots.map(({ questionID }) => questionID)).size === 4)).toBe(true)
  const orders = countEach(papers.map((slots) => slots[0]?.order.join('') ?? ''))
  expect(orders).toHaveLength(24)
  expectUniform(orders)
  const draws = countEach(papers.map((slots) => slots.map(({ questionID }) => questionID).join('')))
  expect(draws).toHaveLength(360)
  expectUniform(draws)
})

test('fixed options never move, and the others do', () => {
  const { content } = samples.single.question
  const options = content.options.map((option, index) => ({ ...option, isFixed: index === 1 || index === 3 }))
  const question: Question = { ...samples.single.question, content: { ...content, options } }
  const one = { one: [{ questionID: 'q', version: 1, question }] }
  const orders = Array.from({ length: 200 }, (_, index) =>
    slotsOf(blueprintOf(section('one', pool(1))), { pools: one, seed: seedOf(index) })[0]?.order.join(' '),
  )
  expect(new Set(orders)).toEqual(new Set(['aaaa bbbb cccc dddd', 'cccc bbbb aaaa dddd']))
})

test('without shuffling, questions and options keep their order', () => {
  const { content } = samples.single.question
  const question: Question = { ...samples.single.question, content: { ...content, shuffle: false } }
  const three = ['a', 'b', 'c'].map((questionID) => ({ questionID, version: 1, question }))
  const blueprint = blueprintOf(section('one', list('a', 'b', 'c'), false))
  for (let index = 0; index < 20; index += 1) {
    const slots = slotsOf(blueprint, { pools: { one: three }, seed: seedOf(index) })
    expect(slots.map(({ questionID }) => questionID)).toEqual(['a', 'b', 'c'])
    expect(slots[0]?.order).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
  }
})

test('pools that overlap never starve a later section', () => {
  const blueprint = blueprintOf(section('one', pool(2)), section('two', pool(1)), section('three', pool(1)))
  const tight = { one: poolOf('a', 'b', 'c', 'd'), two: poolOf('a'), three: poolOf('a', 'b') }
  for (let index = 0; index < 200; index += 1) {
    const ids = slotsOf(blueprint, { pools: tight, seed: seedOf(index) }).map(({ questionID }) => questionID)
    expect(ids.slice(0, 2).toSorted()).toEqual(['c', 'd'])
    expect(ids.slice(2)).toEqual(['a', 'b'])
  }
})

test.each<[string, Blueprint, Pools, string[]]>([
  ['enough', mixed, pools, []],
  ['a pool is too small', blueprintOf(section('one', pool(3))), { one: poolOf('a', 'b') }, ['one']],
  ['a pool is missing', blueprintOf(section('one', pool(1))), {}, ['one']],
  ['a pool repeats a question', blueprintOf(section('one', pool(2))), { one: poolOf('a', 'a') }, ['one']],
  [
    'two pools share their questions',
    blueprintOf(section('one', pool(2)), section('two', pool(2))),
    { one: poolOf('a', 'b', 'c'), two: poolOf('a', 'b', 'c') },
    ['two'],
  ],
  ['a list lacks a question', blueprintOf(section('one', list('a', 'b'))), { one: poolOf('a') }, ['one']],
  ['a list repeats a question', blueprintOf(section('one', list('a'))), { one: poolOf('a', 'a') }, ['one']],
  [
    'a list takes what a pool needs',
    blueprintOf(section('one', pool(1)), section('two', list('a'))),
    { one: poolOf('a'), two: poolOf('a') },
    ['one'],
  ],
])('findUnfilled: %s', (_, blueprint, sets, unfilled) => {
  expect(findUnfilled(blueprint, sets)).toEqual(unfilled)
  const draw = () => drawPaper({ blueprint, pools: sets, seed: seedOf(1) })
  if (unfilled.length === 0) expect(draw()).toHaveProperty('generator', 1)
  else expect(draw).toThrow(RangeError)
})

test.each<[QuestionType, string[], unknown]>([
  ['single', ['dddd', 'bbbb', 'cccc', 'aaaa'], 'dddd'],
  ['match', ['cccc', 'bbbb', 'aaaa', 'dddd'], 'cccc'],
  ['order', ['bbbb', 'dddd', 'cccc', 'aaaa'], 'bbbb'],
  ['gap', ['dddd', 'aaaa', 'bbbb', 'cccc'], 'dddd'],
  ['inline', ['opt2', 'opt1', 'opt5', 'opt3', 'opt4'], 'opt2'],
  ['single', ['dddd'], 'aaaa'],
])('%s is displayed in the order %j', (type, order, first) => {
  const { content } = orderedQuestion(samples[type].question as Question, { order }) as { content: object }
  const lists: Record<string, { id: string; options?: { id: string }[] }[]> = { ...content } as never
  const shuffled = lists['blanks']?.[0]?.options ?? lists['choices'] ?? lists['items'] ?? lists['options']
  expect(shuffled?.[0]?.id).toBe(first)
  if (type === 'match') expect(lists['rows']?.map(({ id }) => id)).toEqual(['row1', 'row2', 'row3'])
})

test.each(['', 'xyz', 'a'.repeat(63), 'g'.repeat(64)])('%j is no seed', (seed) => {
  expect(() => randomFrom(seed)).toThrow(RangeError)
})

test('seeds that differ in one bit share nothing, and numbers below each limit are uniform', () => {
  const firsts = Array.from({ length: 256 }, (_, bit) => {
    const seed = (1n << BigInt(bit)).toString(16).padStart(64, '0')
    return randomFrom(seed)(2 ** 32)
  })
  expect(new Set(firsts).size).toBe(256)
  const random = randomFrom('0'.repeat(64))
  for (const limit of [2, 3, 7, 10])
    expectUniform(countEach(Array.from({ length: 20_000 }, () => String(random(limit)))))
})
