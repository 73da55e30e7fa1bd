import { expect, test } from 'vitest'

import { bankInText } from './bank-in-text.ts'

test.each([
  ['รับโอนจาก SCB x1234 นายสมชาย', '014'],
  ['Transfer from KBANK X-4567 MISS MALEE', '004'],
  ['โอนเงินจากธนาคารกรุงไทย', '006'],
  ['โอนจาก BAY ออมสิน', null],
  ['จังหวัดกรุงเทพมหานคร', null],
  ['BAYERN', null],
  ['', null],
])('%j names the bank %j', (text, bank) => {
  expect(bankInText(text)).toBe(bank)
})
