import { arabicDigits } from '#domain/thai-text/digits.ts'
import type { Writing } from './written-control.tsx'

/** 4800 as "4,800"; read from Thai or Arabic digits with or without commas. */
export const wholeNumber: Writing = { show: (value) => grouped(value, 0), read: readNumber }

/** Baht, 4800 as "4,800.00". */
export const bahtAmount: Writing = { show: (value) => grouped(value, 2), read: readNumber }

function grouped(value: string, decimals: number) {
  const number = readNumber(value)
  if (number === null) return value
  return Number(number).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
}

function readNumber(text: string): string | null {
  const plain = arabicDigits(text).replace(/[,\s]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? String(Number(plain)) : null
}
