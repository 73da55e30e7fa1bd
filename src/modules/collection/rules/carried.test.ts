import { expect, test } from 'vitest'
import { carriedOfCourse, parentsFirst, showing } from './carried.ts'

test.each([
  ['a published one is shown', { isOpen: true, isShown: true, isHidden: false }, { isShown: true, isHidden: false }],
  ['a unit keeps it hidden', { isOpen: true, isShown: false, isHidden: false }, { isShown: false, isHidden: false }],
  ['withdrawn, it is hidden', { isOpen: false, isShown: true, isHidden: false }, { isShown: false, isHidden: true }],
  ['and stays so', { isOpen: false, isShown: false, isHidden: true }, { isShown: false, isHidden: true }],
  [
    'shown again by the unit, hidden again',
    { isOpen: false, isShown: true, isHidden: true },
    { isShown: false, isHidden: true },
  ],
  ['given again, it is shown', { isOpen: true, isShown: false, isHidden: true }, { isShown: true, isHidden: false }],
  [
    'hidden by the unit before',
    { isOpen: false, isShown: false, isHidden: false },
    { isShown: false, isHidden: false },
  ],
])('%s', (_what, of, becomes) => {
  expect(showing(of)).toEqual(becomes)
})

test('a copy has the names of the lecturers, and nothing that only its original’s site knows', () => {
  const carried = carriedOfCourse({
    name: 'ก',
    lecturer: [{ id: 'x', name: 'อ.มณี' }],
    institution: 'y',
    category: ['z'],
  })
  expect(carried).toMatchObject({ name: 'ก', lecturer: [{ id: null, name: 'อ.มณี' }] })
  for (const name of ['institution', 'category', 'status', '_id']) expect(carried).not.toHaveProperty(name)
})

test('a lesson comes after the one that it lies under', () => {
  const one = (_id: string, parent: string | null) => ({ _id, parent })
  const sorted = parentsFirst([one('c', 'b'), one('a', null), one('b', 'a'), one('d', null)])
  expect(sorted.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd'])
})
