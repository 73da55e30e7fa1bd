import { readBaht, readNumber } from '#domain/thai-text/read-number.ts'
import type { Writing } from './written-control.tsx'

/** 4800 is shown as "4,800". Reads Thai or Arabic digits with or without commas. */
export const wholeNumber: Writing = { show: (value) => grouped(value, 0), read: sent(readNumber) }

/** Baht: 4800 is shown as "4,800.00". */
export const bahtAmount: Writing = { show: (value) => grouped(value, 2), read: sent(readBaht) }

function grouped(value: string, decimals: number) {
  const number = readNumber(value)
  if (number === null) return value
  return number.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
}

function sent(read: (text: string) => number | null) {
  return (text: string) => read(text)?.toString() ?? null
}
