import { expect, test } from 'vitest'
import { arrange, putting, type Spot } from './arrange.ts'

const row = (_id: string, parent: string | null = null) => ({ _id, parent })
const rows = [row('a'), row('b'), row('a1', 'a'), row('a2', 'a'), row('a1x', 'a1'), row('lost', 'nobody')]

test('each row is followed by those under it; who has no row above stands at the top', () => {
  const shown = arrange(rows, 'parent').map(({ row: { _id }, depth }) => `${'-'.repeat(depth)}${_id}`)
  expect(shown).toEqual(['a', '-a1', '--a1x', '-a2', 'b', 'lost'])
})

test('rows in a ring are shown once each', () => {
  const ring = [row('x', 'y'), row('y', 'x'), row('z', 'z'), row('a')]
  expect(arrange(ring, 'parent').map(({ row: { _id } }) => _id)).toEqual(['a', 'x', 'y', 'z'])
})

test.each<[string, Spot, string, string[], string | null]>([
  ['b', 'before', 'a', ['b', 'a', 'lost'], null],
  ['a', 'after', 'b', ['b', 'a', 'lost'], null],
  ['b', 'inside', 'a', ['a1', 'a2', 'b'], 'a'],
  ['b', 'inside', 'a1x', ['b'], 'a1x'],
  ['a2', 'after', 'a', ['a', 'a2', 'b', 'lost'], null],
  ['a1', 'inside', 'a', ['a2', 'a1'], 'a'],
])('%s %s %s', (moved, spot, at, siblings, above) => {
  const by = (_id: string) => rows.find((one) => one._id === _id)!
  const put = putting(rows, { moved: by(moved), at: by(at), spot, parent: 'parent' })
  expect([put.siblings.map(({ _id }) => _id), put.above]).toEqual([siblings, above])
})
