import { expect, it } from 'vitest'
import { references } from './references.ts'

const { decode } = references('course')('หลักสูตร', 'Courses')
const [one, two] = ['a'.repeat(24), 'b'.repeat(24)]

it('stores each id once', () => {
  expect(decode.parse([one, two, one])).toEqual([one, two])
})

it.each([one, null, ['x'], [one.toUpperCase()], [1]])('refuses %j', (wire) => {
  expect(decode.safeParse(wire).success).toBe(false)
})
