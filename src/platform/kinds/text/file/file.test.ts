import { expect, it } from 'vitest'
import { file } from './file.ts'

const { decode } = file({ extensions: ['pdf', 'jpg'] })('เอกสาร', 'Document')

it.each([
  '',
  'upload/1700000000-ab12.pdf',
  'cover.JPG',
  'https://example.org/a/b.pdf?x=1#y',
  'https://example.org/%E0%B8%81.jpg',
])('takes %j', (place) => {
  expect(decode.parse(place)).toBe(place)
})

it.each([
  ...['upload/virus.exe', 'upload/no-ending', '../secret.pdf', 'upload/../x.pdf', '/etc/x.pdf', 'a//b.pdf', 'a b.pdf'],
  ...[
    'http://example.org/a.pdf',
    'javascript:alert(1)//a.pdf',
    '//example.org/a.pdf',
    'https://',
    'https://example.org/?x=a.pdf',
  ],
])('refuses %j', (place) => {
  expect(decode.safeParse(place).success).toBe(false)
})
