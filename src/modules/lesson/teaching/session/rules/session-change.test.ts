import { expect, test } from 'vitest'
import { hoursText, toldOf } from './session-change.ts'

const now = Date.parse('2026-12-01T00:00:00Z')
const at = (day: string, [from, to] = ['02', '05']) => ({
  startsAt: `2026-${day}T${from}:00:00Z`,
  endsAt: `2026-${day}T${to}:00:00.000Z`,
})

test.each([
  ['moved to another day', at('12-02'), at('12-03'), 'moved'],
  ['only longer', at('12-02'), at('12-02', ['02', '06']), 'moved'],
  ['moved and moved back', at('12-02'), at('12-02'), null],
  ['cancelled', at('12-02'), null, 'cancelled'],
  ['cancelled when it was over', at('11-30'), null, null],
  ['corrected when it was over', at('11-30'), at('11-29'), null],
  ['moved from the past', at('11-30'), at('12-02'), 'moved'],
  ['moved to the past', at('12-02'), at('11-30'), 'moved'],
])('a session that was %s', (_name, was, is, told) => {
  expect(toldOf(was, { is, now })).toBe(told)
})

test.each([
  [at('12-02'), 'th', '2 ธันวาคม 2569 เวลา 09:00–12:00'],
  [at('12-02'), 'en', '2 December 2026, 09:00–12:00'],
  [
    { startsAt: '2026-12-02T02:00:00Z', endsAt: '2026-12-03T09:00:00Z' },
    'en',
    '2 December 2026, 09:00 – 3 December 2026, 16:00',
  ],
] as const)('%j in %s is %s', (hours, locale, text) => {
  expect(hoursText(hours, locale)).toBe(text)
})
