import { expect, it } from 'vitest'
import { choices } from './choices.ts'

const days = choices([
  { value: 'mon', label: { th: 'จันทร์', en: 'Monday' } },
  { value: 'tue', label: { th: 'อังคาร', en: 'Tuesday' } },
])('วัน', 'Days')

it('stores each chosen value once', () => {
  expect(days.decode.parse(['tue', 'mon', 'tue'])).toEqual(['tue', 'mon'])
  expect(days.decode.parse([])).toEqual([])
})

it.each(['mon', null, ['wed'], [1], { mon: true }])('refuses %j', (wire) => {
  expect(days.decode.safeParse(wire).success).toBe(false)
})
