import { expect, test } from 'vitest'
import { type Facts, planBulk } from './plan-bulk.ts'

const facts = (more: Partial<Facts> = {}): Facts => ({
  ...{ standing: new Map(), before: new Map(), completed: new Set(), left: new Map(), offers: new Set() },
  ...more,
})
const asked = { people: ['a', 'b', 'c'], courses: ['x', 'y'], takesUnready: false }

test('everybody is new where nothing stands in the way', () => {
  expect(planBulk(asked, facts())).toEqual([
    ['new', 'new'],
    ['new', 'new'],
    ['new', 'new'],
  ])
})

test('seats end in the order of the people, and an offer is its holder’s whatever is left', () => {
  const left = new Map([['x', 1]])
  expect(planBulk(asked, facts({ left, offers: new Set(['c x']) })).map(([x]) => x)).toEqual(['new', 'full', 'new'])
  expect(left.get('x')).toBe(1)
})

test('who is there takes no seat, and who was withdrawn stays so', () => {
  const standing = new Map([
    ['a x', 'active'],
    ['b x', 'withdrawn'],
  ])
  const left = new Map([['x', 1]])
  expect(planBulk(asked, facts({ standing, left })).map(([x]) => x)).toEqual(['already', 'withdrawn', 'new'])
})

test('who lacks what comes before takes no seat, unless he is wanted all the same', () => {
  const before = new Map([['x', ['p', 'q']]])
  const completed = new Set(['a p', 'b p', 'b q'])
  const left = new Map([['x', 1]])
  const of = facts({ before, completed, left })
  expect(planBulk(asked, of).map(([x]) => x)).toEqual(['unready', 'new', 'unready'])
  expect(planBulk({ ...asked, takesUnready: true }, of).map(([x]) => x)).toEqual(['new', 'full', 'full'])
})

test('nobody is found twice, and who was not found is said so', () => {
  expect(planBulk({ ...asked, people: ['a', null, 'a'] }, facts())).toEqual([
    ['new', 'new'],
    ['unknown', 'unknown'],
    ['twice', 'twice'],
  ])
})
