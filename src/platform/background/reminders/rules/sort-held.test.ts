import { expect, test } from 'vitest'
import { sortHeld } from './sort-held.ts'

const now = Date.parse('2026-11-28T01:00:00Z')
const at = (expiresAt: string | null) => ({ expiresAt })
const [endless, later, past, exact] = [
  at(null),
  at('2026-11-28T01:00:00.001Z'),
  at('2026-11-28T00:59:00Z'),
  at('2026-11-28T01:00:00Z'),
]

test.each([
  ['nothing', [], true, { sent: [], over: [], unwanted: [] }],
  ['what is in time', [endless, later], true, { sent: [endless, later], over: [], unwanted: [] }],
  ['what began meanwhile', [past, exact, later], true, { sent: [later], over: [past, exact], unwanted: [] }],
  ['what was switched off meanwhile', [endless, past], false, { sent: [], over: [past], unwanted: [endless] }],
])('%s', (_name, held, isWanted, sorted) => {
  expect(sortHeld(held, { now, wants: () => isWanted })).toEqual(sorted)
})
