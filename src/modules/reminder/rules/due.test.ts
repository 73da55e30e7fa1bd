import { expect, test } from 'vitest'
import { dueAtMoment } from './due.ts'

const bangkok = (text: string) => Date.parse(`${text}+07:00`)
const due = (text: string) => dueAtMoment(bangkok(text), 14)
const days = (list: { day: string; left: number }[]) => list.map(({ day, left }) => `${day} in ${left}`)

test.each([
  ['2026-11-27T08:59:59', null],
  ['2026-11-27T09:00:00', '2026-11-28'],
  ['2026-11-27T23:59:59', '2026-11-28'],
  ['2026-11-28T00:00:00', null],
  ['2026-12-31T12:00:00', '2027-01-01'],
])('at %s sessions of %s are announced', (now, day) => {
  expect(due(now).sessionDay).toBe(day)
})

test.each([
  ['2026-11-27T08:59:59', ['2026-11-29 in 3', '2026-11-27 in 1'], ['2026-12-10 in 14', '2026-11-29 in 3']],
  ['2026-11-27T09:00:00', ['2026-11-30 in 3', '2026-11-28 in 1'], ['2026-12-11 in 14', '2026-11-30 in 3']],
  ['2028-02-28T09:00:00', ['2028-03-02 in 3', '2028-02-29 in 1'], ['2028-03-13 in 14', '2028-03-02 in 3']],
])('at %s work due on %j and access until %j is announced', (now, assignments, access) => {
  expect(days(due(now).assignments)).toEqual(assignments)
  expect(days(due(now).access)).toEqual(access)
})

test('a session is announced in the hour before it begins, and never when it has begun', () => {
  expect(due('2026-11-27T08:00:00').soon).toEqual({
    after: '2026-11-27T01:00:00.000Z',
    until: '2026-11-27T02:00:00.000Z',
  })
})

test.each([
  [3, '2026-11-23T02:00:00.000Z', '2026-11-24T02:00:00.000Z'],
  [14, '2026-11-12T02:00:00.000Z', '2026-11-13T02:00:00.000Z'],
])('after %i idle days only those are reminded whose days were full within the last day', (idleDays, after, until) => {
  expect(dueAtMoment(bangkok('2026-11-27T09:00:00'), idleDays).idle).toEqual({ after, until })
})

test('trainings that end are announced 90, 60 and 30 days before, from nine in the morning', () => {
  expect(days(due('2026-11-27T09:00:00').trainings)).toEqual([
    '2027-02-25 in 90',
    '2027-01-26 in 60',
    '2026-12-27 in 30',
  ])
  expect(days(due('2026-11-27T08:59:59').trainings)).toEqual([
    '2027-02-24 in 90',
    '2027-01-25 in 60',
    '2026-12-26 in 30',
  ])
})
