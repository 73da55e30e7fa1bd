import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { instant, instantKind, timed } from './instant.ts'

const nine = '2026-11-20T02:00:00.000Z'

testKind(instant('เวลา', 'Time'), {
  stores: [[nine, nine]],
  refuses: [
    null,
    '2026-11-20',
    '20 พ.ย. 2569 เวลา 09:00',
    1_795_000_000_000,
    '2569-11-20T02:00:00.000Z',
    '0000-01-01T00:00:00Z',
  ],
  reads: [
    [nine, {}, '20 พ.ย. 69'],
    [nine, { isRecord: true }, '20 พฤศจิกายน 2569 เวลา 09:00'],
    ['2026-11-20T17:30:00.000Z', { locale: 'en' }, '21 Nov 2026'],
  ],
  parses: ['20/11/2569 09:00', '20 พ.ย. 2569 เวลา 09:00', '๒๐/๑๑/๖๙ ๙.๐๐ น.', nine, '2026-11-20T09:00+07:00'].map(
    (text) => [text, nine],
  ),
  faults: ['เก้าโมง', '20/11/2569 25:00'],
})

it('says the hour in lists where people look for it', () => {
  const at = { locale: 'th' as const, nameOf: String }
  expect(instantKind.text(nine, { ...at, field: timed('เริ่ม', 'Begins') })).toBe('20 พ.ย. 69 เวลา 09:00')
  expect(instantKind.text(nine, { ...at, field: instant('เริ่ม', 'Begins') })).toBe('20 พ.ย. 69')
})
