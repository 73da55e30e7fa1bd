import { expect, test } from 'vitest'

import { bahtText } from './baht-text.ts'

test.each([
  [0, 'ศูนย์บาทถ้วน', 'zero baht only'],
  [1, 'หนึ่งบาทถ้วน', 'one baht only'],
  [10, 'สิบบาทถ้วน', 'ten baht only'],
  [11, 'สิบเอ็ดบาทถ้วน', 'eleven baht only'],
  [12, 'สิบสองบาทถ้วน', 'twelve baht only'],
  [20, 'ยี่สิบบาทถ้วน', 'twenty baht only'],
  [21, 'ยี่สิบเอ็ดบาทถ้วน', 'twenty-one baht only'],
  [100, 'หนึ่งร้อยบาทถ้วน', 'one hundred baht only'],
  [101, 'หนึ่งร้อยเอ็ดบาทถ้วน', 'one hundred one baht only'],
  [111, 'หนึ่งร้อยสิบเอ็ดบาทถ้วน', 'one hundred eleven baht only'],
  [700, 'เจ็ดร้อยบาทถ้วน', 'seven hundred baht only'],
  [749, 'เจ็ดร้อยสี่สิบเก้าบาทถ้วน', 'seven hundred forty-nine baht only'],
  [1001, 'หนึ่งพันเอ็ดบาทถ้วน', 'one thousand one baht only'],
  [10_000, 'หนึ่งหมื่นบาทถ้วน', 'ten thousand baht only'],
  [200_000, 'สองแสนบาทถ้วน', 'two hundred thousand baht only'],
  [1_000_000, 'หนึ่งล้านบาทถ้วน', 'one million baht only'],
  [1_000_001, 'หนึ่งล้านเอ็ดบาทถ้วน', 'one million one baht only'],
  [11_000_000, 'สิบเอ็ดล้านบาทถ้วน', 'eleven million baht only'],
  [21_000_021, 'ยี่สิบเอ็ดล้านยี่สิบเอ็ดบาทถ้วน', 'twenty-one million twenty-one baht only'],
  [1_234_567_890, 'หนึ่งพันสองร้อยสามสิบสี่ล้านห้าแสนหกหมื่นเจ็ดพันแปดร้อยเก้าสิบบาทถ้วน', expect.any(String)],
  [0.01, 'หนึ่งสตางค์', 'one satang'],
  [0.25, 'ยี่สิบห้าสตางค์', 'twenty-five satang'],
  [11.21, 'สิบเอ็ดบาทยี่สิบเอ็ดสตางค์', 'eleven baht and twenty-one satang'],
  [19.99, 'สิบเก้าบาทเก้าสิบเก้าสตางค์', 'nineteen baht and ninety-nine satang'],
  [1_234_567.89, 'หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์', expect.any(String)],
  [
    9_999_999_999.99,
    'เก้าพันเก้าร้อยเก้าสิบเก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทเก้าสิบเก้าสตางค์',
    'nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine baht and ninety-nine satang',
  ],
])('%f is written %s and %s', (amount, th, en) => {
  expect(bahtText(amount, 'th')).toBe(th)
  expect(bahtText(amount, 'en')).toEqual(en)
})

test.each([-0.01, -5, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000])('%f has no words', (amount) => {
  expect(() => bahtText(amount, 'th')).toThrow(RangeError)
  expect(() => bahtText(amount, 'en')).toThrow(RangeError)
})
