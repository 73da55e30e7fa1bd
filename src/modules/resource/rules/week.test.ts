import { expect, test } from 'vitest'
import { hoursShown, placedOn } from './week.ts'

const begun = Date.parse('2026-11-16T00:00:00+07:00')
const taken = (name: string, from: string, to: string) => ({
  name,
  from: Date.parse(`2026-11-${from}:00+07:00`),
  to: Date.parse(`2026-11-${to}:00+07:00`),
})

test('what overlaps stands side by side, and what follows has the whole width again', () => {
  const placed = placedOn(
    [
      taken('b', '16T10:00', '16T11:00'),
      taken('a', '16T09:00', '16T12:00'),
      taken('c', '16T11:00', '16T12:30'),
      taken('d', '16T12:30', '16T13:00'),
    ],
    begun,
  )
  expect(placed.map(({ name, place }) => [name, place.lane, place.lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ])
})

test('a night is cut at midnight, and stands in both days', () => {
  const night = [taken('night', '16T22:00', '17T02:00')]
  expect(placedOn(night, begun)[0]!.place).toMatchObject({ from: 22 * 60, to: 24 * 60 })
  expect(placedOn(night, begun + 86_400_000)[0]!.place).toMatchObject({ from: 0, to: 120 })
  expect(placedOn(night, begun - 86_400_000)).toEqual([])
  expect(placedOn([taken('day', '16T00:00', '17T00:00')], begun + 86_400_000)).toEqual([])
})

test('the hours that are shown hold everything', () => {
  expect(hoursShown([])).toEqual({ first: 8, last: 18 })
  expect(hoursShown([{ from: 395, to: 1201 }])).toEqual({ first: 6, last: 21 })
})
