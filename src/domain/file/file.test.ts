import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'
import { formatBytes } from './file-bytes.ts'
import { idOf, keyOf, readKey } from './file-key.ts'
import { fileName } from './file-name.ts'
import { typeWithin } from './file-type.ts'
import { pictureSize } from './picture-size.ts'
import { srcSetOf } from './picture-widths.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
const within = (head: string, tail = head) => typeWithin({ head: bytes(head), tail: bytes(tail) })?.ext ?? null

test.each([
  ['\xff\xd8\xff\xe0 JFIF', 'jpg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['RIFF\x24\x00\x80\x00WEBPVP8 ', 'webp'],
  ['%PDF-1.7', 'pdf'],
  ['\0\0\0\x20ftypisom', 'mp4'],
  ['WEBVTT\n\n00:00.000 --> 00:02.000\n', 'vtt'],
  ['\xef\xbb\xbfWEBVTT - Thai\r\n', 'vtt'],
  ['WEBVTTX', null],
  ['ID3\x04', 'mp3'],
  ['\xff\xfb\x90\x00', 'mp3'],
  ['PK\x03\x04 readme.txt', 'zip'],
  ['<html><script>', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n<svg ', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg>', null],
  ['<html><svg>', null],
  ['GIF89a<script>', null],
  ['MZ\x90\0', null],
  ['#!/bin/sh', null],
  ['', null],
])('%j is %s', (head, ext) => expect(within(head)).toBe(ext))

test.each([
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
  ['word/document.xml word/vbaProject.bin', null],
])('a zip file that holds %s is %s', (directory, ext) => expect(within('PK\x03\x04', directory)).toBe(ext))

const png = (width: number, height: number) => {
  const view = new DataView(new ArrayBuffer(33))
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new Uint8Array(view.buffer)
}

test('a picture says by its header how large it is', () => {
  expect(pictureSize('png', png(65_000, 64_000))).toEqual({ width: 65_000, height: 64_000 })
  const jpeg = bytes('\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc4\0\x02\xff\xc2\0\x0b\x08\x01\x00\x02\x00')
  expect(pictureSize('jpg', jpeg)).toEqual({ width: 512, height: 256 })
  expect(pictureSize('webp', bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\x01\0\x7f\0\0'))).toEqual({
    width: 512,
    height: 128,
  })
  expect(pictureSize('webp', bytes('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\0\0\0\x40\x01\xf0\0'))).toEqual({
    width: 320,
    height: 240,
  })
})

test.each([
  ['png', ''],
  ['jpg', '\xff\xd8\xff\xe0\xff\xff'],
  ['jpg', '\xff\xd8 no mark'],
  ['webp', 'RIFF\0\0\0\0WEBPXXXX'],
  ['pdf', '%PDF'],
])('a %s whose header ends too soon says nothing: %j', (ext, text) => expect(pictureSize(ext, bytes(text))).toBeNull())

test('a key holds the instant and 128 random bits, and reads back', () => {
  const id = idOf(1_795_000_000_000, new Uint8Array(16).fill(0xab))
  expect(keyOf({ id, ext: 'png' })).toBe(`upload/1795000000000-${'ab'.repeat(16)}.png`)
  expect(readKey(`${id}.png`)).toEqual({ id, ext: 'png' })
})

test.each(['', '../secret.png', '1795000000000-ab.png', `1795000000000-${'A'.repeat(32)}.png`, 'x.png', '%2e%2e.png'])(
  '%j is no key',
  (name) => expect(readKey(name)).toBeNull(),
)

test.each([
  ['ใบประกาศ.pdf', 'ใบประกาศ.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  [String.raw`C:\Users\x\แผน.docx`, 'แผน.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['photo‮fdp.exe', 'photofdp.pdf'],
  ['"quoted".pdf', 'quoted.pdf'],
  ['.htaccess', 'file.pdf'],
  ['', 'file.pdf'],
  ['ก'.repeat(10_000), `${'ก'.repeat(120)}.pdf`],
  ['ครอบครัว 👨‍👩‍👧‍👦.pdf', 'ครอบครัว 👨‍👩‍👧‍👦.pdf'],
  ['👩🏽‍💻 ❤️‍🔥 👩‍🦰 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf', '👩🏽‍💻 ❤️‍🔥 👩‍🦰 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf'],
  ['\u{200D}ก\u{200D}ข👩\u{200D}\u{200B}\u{E0067}.pdf', 'กข👩.pdf'],
  [`${'ก'.repeat(119)}👩‍💻.pdf`, `${'ก'.repeat(119)}.pdf`],
])('%j is called %j', (given, name) => expect(fileName(given, 'pdf')).toBe(name))

test.each([
  [undefined, null],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-900', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-900', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=9-3', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
])('of 100 bytes %s asks for %j', (header, range) => expect(byteRange(header, 100)).toEqual(range))

test.each([
  [0, '0 B'],
  [812, '812 B'],
  [1024, '1 KB'],
  [1_468_006, '1.4 MB'],
  [150 << 20, '150 MB'],
  [3 * 2 ** 30, '3 GB'],
])('%i bytes read %s', (given, read) => expect(formatBytes(given)).toBe(read))

test('an uploaded picture is offered in its sizes, and nothing else is', () => {
  const url = `/upload/1700000000000-${'ab'.repeat(16)}.jpg`
  expect(srcSetOf(url)).toBe(`${url}?w=480 480w, ${url}?w=960 960w, ${url}?w=1600 1600w, ${url} 2560w`)
  for (const other of [
    'https://example.org/a.jpg',
    '/seed/a.webp',
    url.replace('.jpg', '.svg'),
    `${url}?w=1`,
    `x${url}`,
  ])
    expect(srcSetOf(other)).toBeUndefined()
})
