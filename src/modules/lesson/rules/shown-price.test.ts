import { expect, it } from 'vitest'
import { shownPrice } from './shown-price.ts'

const words = { free: 'เรียนฟรี', priceBefore: 'ราคาเดิม', off: 'ลด {n}%' }

it.each([
  [{ price: null, sale_price: null }, { free: 'เรียนฟรี' }],
  [{ price: 4500, sale_price: 0 }, { free: 'เรียนฟรี' }],
  [
    { price: 4500, sale_price: null },
    { amount: '4,500', unit: 'บาท' },
  ],
  [
    { price: 4500, sale_price: 3150 },
    { amount: '3,150', unit: 'บาท', was: { label: 'ราคาเดิม', amount: '4,500' }, off: 'ลด 30%' },
  ],
  [
    { price: null, sale_price: 99.5 },
    { amount: '99.50', unit: 'บาท' },
  ],
])('%j is shown as %j', (course, price) => expect(shownPrice(course, { words, locale: 'th' })).toEqual(price))
