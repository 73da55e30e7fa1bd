import { expect, it } from 'vitest'
import { plainSlug } from './slug.ts'

it.each([
  ['about-us', 'about-us'],
  ['About-Us', 'About-Us'],
  ['เกี่ยวกับเรา-๑', 'เกี่ยวกับเรา-๑'],
  ['../x', 'x'],
  ['%2e%2e', '2e-2e'],
  ['a\u202etxt.exe', 'a-txt-exe'],
  ['x?y', 'x-y'],
  ['x#y&z', 'x-y-z'],
  ['<script>', 'script'],
  ['a\\b/c', 'a-b-c'],
  ['about_us', 'about-us'],
  ['..', ''],
  ['\u0e48ก', 'ก'],
  ['--', ''],
])('%j is the slug %j, and stays it', (written, slug) => {
  expect(plainSlug(written)).toBe(slug)
  expect(plainSlug(slug)).toBe(slug)
})
