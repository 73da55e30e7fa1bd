import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

const known = { people: new Set(['p1', 'p2']), flows: new Set(['f1']) }

const read = (fields: Record<string, string | string[]>) => {
  const sent = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) sent.append(name, value)
  return readSettings(sent, known)
}

test.each([
  ['14 ธ.ค. 2569 09:00', '2026-12-14T02:00:00.000Z'],
  ['14/12/2569 เวลา 9.00 น.', '2026-12-14T02:00:00.000Z'],
  ['14 Dec 2026, 09:00', '2026-12-14T02:00:00.000Z'],
  ['๑๔ ธันวาคม ๒๕๖๙', '2026-12-13T17:00:00.000Z'],
  ['2026-12-14 09:00', '2026-12-14T02:00:00.000Z'],
  ['', null],
])('a form opens at %s', (opensAt, instant) => {
  expect(read({ opensAt })).toMatchObject({ settings: { opensAt: instant } })
})

test.each([
  ['opensAt', { opensAt: '31 ก.พ. 2569' }],
  ['opensAt', { opensAt: 'พรุ่งนี้' }],
  ['closesAt', { opensAt: '2 ธ.ค. 2569', closesAt: '1 ธ.ค. 2569' }],
  ['capacity', { capacity: '0' }],
  ['capacity', { capacity: '1e9' }],
  ['retentionDays', { retentionDays: '4000' }],
  ['orderPrice', { orderPrice: '-1' }],
  ['orderPrice', { orderPrice: '0.001' }],
  ['sentMessage', { sentMessage: 'ก'.repeat(501) }],
  ['autoFlow', { autoFlow: 'f2' }],
  ['isOncePerPerson', { isOncePerPerson: 'on', isAnonymous: 'on' }],
])('the problem of %s is told beside it', (name, fields) => {
  const result = read(fields)
  expect(Object.keys('problems' in result ? result.problems : {})).toEqual([name])
})

test('strangers are not notified, and nobody twice', () => {
  expect(read({ recipients: ['p1', 'p3', 'p1'] })).toMatchObject({ settings: { recipients: ['p1'] } })
})
