import { expect, test } from 'vitest'
import { pictureFault } from './picture-state.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
const chunk = (name: string, content = '') => `\0\0\0${String.fromCodePoint(content.length)}${name}${content}CRC!`
const png = (...chunks: string[]) => `\x89PNG\r\n\x1a\n${chunks.join('')}`
const jpeg =
  '\xff\xd8\xff\xe1\0\x06\xff\xd9xx\xff\xda\0\x04abline\xff\0\xff\xd0line\xff\xff\xc4\0\x02\xff\xda\0\x02more'
const webp = (form: string, flags: string) => `RIFF\x1a\0\0\0WEBP${form}\x0a\0\0\0${flags}${'\0'.repeat(13)}`

test.each([
  ['a whole JPEG', 'jpg', `${jpeg}\xff\xd9`, null],
  ['a JPEG with something behind it', 'jpg', `${jpeg}\xff\xd9\0\0MotionPhoto`, null],
  ['a JPEG that ends within a scan', 'jpg', jpeg, 'cut'],
  ['a JPEG that ends within a segment', 'jpg', jpeg.slice(0, 8), 'cut'],
  ['a JPEG of which a picture within it is whole', 'jpg', jpeg.slice(0, 12), 'cut'],
  ['a whole PNG', 'png', png(chunk('IHDR', 'x'), chunk('IDAT', 'abc'), chunk('IEND')), null],
  ['a PNG without its end', 'png', png(chunk('IHDR', 'x'), chunk('IDAT', 'abc')), 'cut'],
  ['a PNG that ends within a chunk', 'png', png(chunk('IHDR', 'x'), chunk('IDAT', 'abc').slice(0, 10)), 'cut'],
  ['a PNG that moves', 'png', png(chunk('acTL', '\0\0\0\x02\0\0\0\0'), chunk('IDAT'), chunk('IEND')), 'animated'],
  ['a PNG of one picture', 'png', png(chunk('acTL', '\0\0\0\x01\0\0\0\0'), chunk('IDAT'), chunk('IEND')), null],
  ['a WebP that moves', 'webp', webp('VP8X', '\x02'), 'animated'],
  ['a WebP that does not', 'webp', webp('VP8X', '\x10'), null],
  ['a plain WebP', 'webp', webp('VP8 ', '\x02'), null],
  ['a WebP that is cut off', 'webp', webp('VP8 ', '\x02').slice(0, 30), 'cut'],
] as const)('%s', (_what, ext, text, fault) => expect(pictureFault(ext, bytes(text))).toBe(fault))
