import { expect, test } from 'vitest'
import { gifSize, gifStill } from './gif.ts'

const bytes = (written: string) => new Uint8Array(Buffer.from(written, 'base64'))

const interlaced = bytes(
  'R0lGODlhGAAQAPMAAP8AAO4AEd0AIswAM7sARKoAVZkAZogAd3cAiGYAmVUAqkQAuzMAzCIA3REA7gAA/yH5BAAAAAAALAAAAAAYABAAQARcEMhJq50o6827JmAojmTInGiqrqjgvnAsv0Zt33huK3zv/8CeY0gsGo/EgHLJbDqXg6h0Sq1KC9isdsvNHr7gsHgMTpjP6LT6vGi73/C4u0Gv2+/4+mPP7/v/fBEAOw==',
)
const round = bytes(
  'R0lGODlhFAAUAPAAAACAAAAAACH5BAEAAAEALAAAAAAUABQAAAIojI+py+1vgJQwzEsb3mz75XFJ+CGkeJzYqE5sCygw2HanQ1ZrxfdIAQA7',
)
const moving = bytes(
  'R0lGODlhDAAMAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAADAAMAAACCoSPqcvtD6OclBUAIfkEAAoAAAAsAAAAAAwADACAAAD/AAAAAgqEj6nL7Q+jnJQVADs=',
)

/** The colour of each row, where a row has only one. */
const rowsOf = ({ width, height, pixels }: NonNullable<ReturnType<typeof gifStill>>) =>
  Array.from({ length: height }, (_, y) => [...pixels.subarray(y * width * 4, y * width * 4 + 4)])

test('the lines of an interlaced picture stand in their order', () => {
  const still = gifStill(interlaced)!
  expect(rowsOf(still)).toEqual(Array.from({ length: 16 }, (_, y) => [255 - y * 17, 0, y * 17, 255]))
})

test('what is seen through stays so', () => {
  const { width, pixels } = gifStill(round)!
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  expect([at(0, 0), at(10, 10)]).toEqual([
    [0, 0, 0, 0],
    [0, 128, 0, 255],
  ])
})

test('of a moving picture there is the first', () => {
  expect(rowsOf(gifStill(moving)!)).toEqual(Array.from({ length: 12 }, () => [255, 0, 0, 255]))
})

test('what is no GIF is none, and a broken one ends where it breaks', () => {
  expect(gifSize(bytes('iVBORw0KGgo='))).toBeNull()
  expect(gifStill(bytes(Buffer.from('GIF89a<script>').toString('base64')))).toBeNull()
  for (let length = 0; length < interlaced.length; length++) {
    const still = gifStill(interlaced.subarray(0, length))
    expect(still === null || still.pixels.length === 24 * 16 * 4).toBe(true)
  }
  for (let at = 0; at < interlaced.length; at++) {
    const still = gifStill(interlaced.with(at, interlaced[at]! ^ 0xff).subarray())
    expect(still === null || still.pixels.length === still.width * still.height * 4).toBe(true)
  }
})
