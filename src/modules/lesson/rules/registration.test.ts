import { expect, it } from 'vitest'
import { registrationOn } from './registration.ts'

const today = '2026-11-21'

it.each([
  [null, null, 'open', null],
  ['2026-11-21', '2026-11-21', 'open', '2026-11-21T17:00:00.000Z'],
  ['2026-11-22', null, 'not-yet', '2026-11-21T17:00:00.000Z'],
  ['2026-11-01', '2026-11-20', 'closed', null],
  ['2026-11-25', '2026-11-20', 'closed', null],
  [null, '2026-12-31', 'open', '2026-12-31T17:00:00.000Z'],
])('from %s to %s is %s, until %s', (startRegistDate, endRegistDate, state, changesAt) =>
  expect(registrationOn({ startRegistDate, endRegistDate }, today)).toEqual({ state, changesAt }),
)
