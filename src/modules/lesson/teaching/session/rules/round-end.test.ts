import { expect, test } from 'vitest'
import { nextRoundEnd } from './round-end.ts'

const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T05:00:00Z`
const session = (roundID: string | null, day: number, cancelled = false) => ({ roundID, endsAt: at(day), cancelled })

test.each([
  ['no sessions', [], 1, null],
  ['one for everyone', [session(null, 3)], 1, 3],
  ['all over', [session(null, 3), session('a', 2)], 4, null],
  ['the last of a round, not its first', [session('a', 2), session('a', 5)], 1, 5],
  ['the earlier of two rounds', [session('a', 5), session('b', 3)], 1, 3],
  ['the later once that is over', [session('a', 5), session('b', 3)], 4, 5],
  ['a round ends with what is for everyone', [session('a', 2), session(null, 6)], 1, 6],
  ['cancelled ones do not count', [session('a', 2), session('a', 9, true)], 1, 2],
])('%s', (_what, sessions, today, expected) => {
  expect(nextRoundEnd(sessions, Date.parse(at(today)))).toBe(expected === null ? null : Date.parse(at(expected)))
})
