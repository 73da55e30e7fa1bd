import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { displayP3 } from '../../../../../tests/site/files/colour-profiles.ts'
import { inSrgb } from './in-srgb.ts'

const drawn = (colour: readonly number[]) =>
  Transformer.fromRgbaPixels(
    Uint8Array.from({ length: 16 * 16 * 4 }, (_, at) => colour[at % 4] ?? 255),
    16,
    16,
  )

const jpegWith = async (profile: Uint8Array, colour: readonly number[]) => {
  const plain = await drawn(colour).jpeg(100)
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  const head = Buffer.from([0xff, 0xe2, (content.length + 2) >> 8, (content.length + 2) & 0xff])
  return Buffer.concat([plain.subarray(0, 2), head, content, plain.subarray(2)])
}

const firstOf = async (picture: Transformer) => [...(await picture.rawPixels()).subarray(0, 3)]
const isNear = (one: number[], other: number[]) => one.every((part, at) => Math.abs(part - other[at]!) <= 3)

test('colours of Display P3 are those of sRGB afterwards, and others stay', async () => {
  const bytes = await jpegWith(displayP3, [200, 100, 50])
  const made = await firstOf(await inSrgb(new Transformer(bytes), { ext: 'jpg', bytes }))
  expect(isNear(made, [215, 93, 31]), made.join()).toBe(true)
  const plain = await drawn([200, 100, 50]).jpeg(100)
  const kept = await firstOf(await inSrgb(new Transformer(plain), { ext: 'jpg', bytes: plain }))
  expect(isNear(kept, [200, 100, 50]), kept.join()).toBe(true)
})
