import { expect, test } from 'vitest'
import { channelsOf, isKind, type ReminderKind } from './kinds.ts'

const none = { notice: false, email: false }
const mailOnly = { notice: false, email: true }

test.each<[ReminderKind, string[], Record<string, typeof none>, typeof none]>([
  ['idle', [], {}, { notice: true, email: true }],
  ['enrolment', [], {}, { notice: true, email: false }],
  ['idle', [], { idle: mailOnly }, mailOnly],
  ['idle', [], { enrolment: none }, { notice: true, email: true }],
  ['idle', ['idle'], { idle: mailOnly }, none],
  ['security', ['security'], { security: none }, mailOnly],
])('%s with %j off and %j chosen', (kind, offKinds, choices, channels) => {
  expect(channelsOf(kind, { offKinds, choices })).toEqual(channels)
})

test.each(['', 'constructor', '__proto__', 'Idle'])('%j is no kind', (name) => {
  expect(isKind(name)).toBe(false)
})
