import { expect, test } from 'vitest'
import { readHostName } from './host-name.ts'

test.each([
  ['school.localhost', 'school.localhost'],
  [' School.AC.th. ', 'school.ac.th'],
  ['โรงเรียน.ไทย', 'xn--72c0b0acb2i5cn.xn--o3cw4h'],
  ['xn--72c0b0acb2i5cn.xn--o3cw4h', 'xn--72c0b0acb2i5cn.xn--o3cw4h'],
  ['localhost', 'localhost'],
  ['a-1.wicha.test', 'a-1.wicha.test'],
])('%s is the host name %s', (written, name) => {
  expect(readHostName(written)).toEqual({ name })
})

test.each([
  ...['', ' ', 'school', '-a.test', 'a-.test', 'a..test', 'a_b.test', '127.0.0.1', '[::1]', '1.2.3', '0x7f.1'],
  ...['a.test:3000', 'http://a.test', 'a.test/b', 'root@a.test', 'a b.test', 'a%00.test', 'a\\b.test'],
  ...[`${'a'.repeat(64)}.test`, `${'a.'.repeat(127)}test`, "a'.test", 'a.test?x', 'a.*'],
])('%s is none', (written) => {
  expect(readHostName(written)).toEqual({ fault: 'form' })
})

test.each([
  'a.invalid',
  'a.example',
  'www.example.com',
  'content.school.ac.th',
  'mail.school.ac.th',
  'a.local',
  'x.onion',
])('%s is for something else', (written) => {
  expect(readHostName(written)).toEqual({ fault: 'reserved' })
})
