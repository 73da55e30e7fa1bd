import { expect, it } from 'vitest'
import { between, type Moment } from './follow.ts'

const moment = (now: number, at: number, more: Partial<Moment> = {}): Moment => ({
  now,
  at,
  rate: 1,
  isPlaying: true,
  ...more,
})

it.each<[string, Moment, Moment, readonly [number, number] | null]>([
  ['a second that went on', moment(0, 10), moment(1000, 11), [10_000, 11_000]],
  ['two seconds at twice the speed', moment(0, 10, { rate: 2 }), moment(1000, 12, { rate: 2 }), [10_000, 12_000]],
  ['the same at the usual speed, which was a jump', moment(0, 10), moment(1000, 12), null],
  ['a jump to the end', moment(0, 10), moment(250, 590), null],
  ['a jump back', moment(0, 10), moment(1000, 3), null],
  ['a film that stood still', moment(0, 10, { isPlaying: false }), moment(1000, 11), null],
  ['the last look before a pause', moment(0, 10), moment(200, 10.2, { isPlaying: false }), [10_000, 10_200]],
  ['a tab that slept and played on', moment(0, 10), moment(60_000, 70), [10_000, 70_000]],
])('of %s', (_, before, after, seen) => {
  expect(between(before, after)).toEqual(seen)
})
