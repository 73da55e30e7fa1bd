import { expect, test } from 'vitest'
import { adobeRgb, displayP3, srgb } from '../../../../tests/site/files/colour-profiles.ts'
import { makeSrgb, readProfile } from './colour-profile.ts'

// Expected values computed with the matrices of the CSS Color Module Level 4.
test.each([
  ['Display P3', [200, 100, 50], [215, 93, 31], displayP3],
  ['Display P3', [255, 255, 255], [255, 255, 255], displayP3],
  ['Display P3', [0, 255, 0], [0, 255, 0], displayP3],
  ['Adobe RGB', [128, 128, 128], [128, 128, 128], adobeRgb],
  ['Adobe RGB', [150, 100, 50], [167, 100, 42], adobeRgb],
] as const)('%s: %j is %j of sRGB', (_name, given, wanted, bytes) => {
  const pixels = Uint8Array.from([9, 9, 9, 9, ...given, 77])
  makeSrgb(pixels, readProfile(bytes)!, { from: 1, until: 2 })
  expect([...pixels.subarray(0, 4), pixels[7]]).toEqual([9, 9, 9, 9, 77])
  for (const [at, part] of wanted.entries()) expect(Math.abs(pixels[4 + at]! - part)).toBeLessThanOrEqual(1)
})

test.each([
  ['sRGB', srgb],
  ['a profile that is cut off', displayP3.subarray(0, 260)],
  ['a profile of another kind', new Uint8Array(400)],
  ['a profile without primaries', displayP3.map((byte, at) => (at === 131 ? 2 : byte))],
  ['nothing', new Uint8Array()],
])('%s changes nothing', (_what, bytes) => expect(readProfile(bytes)).toBeNull())
