import { expect, test } from 'vitest'
import { encode874 } from './encode-874.ts'

const read = (bytes: Uint8Array) => new TextDecoder('windows-874').decode(bytes)
const letters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

test('Thai, ASCII and the signs of the code page come back as they went', () => {
  const text = `${letters(0x0e01, 0x0e3a)}${letters(0x0e3f, 0x0e5b)} นายก้อง, "ABC" 12-3\r\n€…‘’“”•–—\u00a0`
  expect(read(encode874(text))).toBe(text)
  expect(encode874('ก๛')).toEqual(Uint8Array.of(0xa1, 0xfb))
})

test('what it cannot hold is a question mark', () => {
  expect(read(encode874('é漢😀\u0e3b'))).toBe('????')
})
