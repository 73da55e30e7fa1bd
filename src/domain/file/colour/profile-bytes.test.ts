import { expect, test } from 'vitest'
import { profileBytes } from './profile-bytes.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
const found = (ext: string, text: string) => String.fromCodePoint(...profileBytes(ext, bytes(text), (packed) => packed))
const segment = (mark: string, content: string) => `\xff${mark}\0${String.fromCodePoint(content.length + 2)}${content}`
const chunk = (name: string, content: string) => `\0\0\0${String.fromCodePoint(content.length)}${name}${content}CRC!`
const jpeg = (...parts: string[]) => `\xff\xd8${segment('\xe1', 'Exif\0\0')}${parts.join('')}\xff\xda\0\x02`

test.each([
  [
    'a JPEG in two parts',
    'jpg',
    jpeg(segment('\xe2', 'ICC_PROFILE\0\x02\x02cd'), segment('\xe2', 'ICC_PROFILE\0\x01\x02ab')),
    'abcd',
  ],
  ['a JPEG of another program', 'jpg', jpeg(segment('\xe2', 'MPF\0abc')), ''],
  [
    'a PNG',
    'png',
    `\x89PNG\r\n\x1a\n${chunk('IHDR', 'x')}${chunk('iCCP', 'P3\0\0packed')}${chunk('IDAT', '')}`,
    'packed',
  ],
  ['a PNG without one', 'png', `\x89PNG\r\n\x1a\n${chunk('IHDR', 'x')}${chunk('IDAT', '')}`, ''],
  ['a WebP', 'webp', 'RIFF\0\0\0\0WEBPVP8X\x01\0\0\0x\0ICCP\x03\0\0\0abc\0', 'abc'],
  ['a plain WebP', 'webp', 'RIFF\0\0\0\0WEBPVP8 \x01\0\0\0x\0', ''],
  ['a JPEG that ends too soon', 'jpg', '\xff\xd8\xff\xe2', ''],
])('the profile of %s', (_what, ext, text, profile) => expect(found(ext, text)).toBe(profile))
