import { expect, it } from 'vitest'
import { parseThaiInstant } from './parse-instant.ts'

it.each<[string, string | null]>([
  ['14 ธ.ค. 2569 เวลา 09:00', '2026-12-14T02:00:00.000Z'],
  ['๑๔/๑๒/๖๙ ๙.๓๐ น.', '2026-12-14T02:30:00.000Z'],
  ['14 Dec 2026, 17:05', '2026-12-14T10:05:00.000Z'],
  ['14 ธันวาคม 2569', '2026-12-13T17:00:00.000Z'],
  ['2026-12-14T09:00:00+07:00', '2026-12-14T02:00:00.000Z'],
  ['2026-12-14T02:00:00Z', '2026-12-14T02:00:00.000Z'],
  ...['', '14 ธ.ค. 2569 24:00', '14 ธ.ค. 2569 09:60', '31/02/2569', 'พรุ่งนี้', '2026-12-14T02:00:00'].map(
    (text): [string, null] => [text, null],
  ),
])('reads %j as %j', (text, instant) => {
  expect(parseThaiInstant(text)).toBe(instant)
})
