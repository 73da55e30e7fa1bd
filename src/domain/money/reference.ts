import { arabicDigits } from '#domain/thai-text/digits.ts'

/** A row of digits per state of the check digit of Damm (2004), which finds each wrong digit and each swap. */
const NEXT = [
  ...['0317598642', '7092154863', '4206871359', '1750983426', '6123045978'],
  ...['3674209581', '5869720134', '8945362017', '9438617205', '2581436790'],
]

const LENGTH = 12
const LEAST = 10 ** (LENGTH - 2)
const MOST_LETTERS = 40
const MOST_MISSING = 2
const SEPARATORS = /[\s./\u00ad\u200b\u2010-\u2015\u2212\ufeff-]/g
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' }

/**
 * Returns the payment reference of a number of 11 digits: the number and its check digit. Throws a RangeError for any
 * other number.
 */
export function writeReference(number: number): string {
  if (!Number.isInteger(number) || number < LEAST || number >= LEAST * 10)
    throw new RangeError(`not a number of a reference: ${number}`)
  return `${number}${checkDigit(String(number))}`
}

/** Whether a text is a payment reference to the letter: 12 digits, the first not 0, the last the check digit. */
export function isReference(text: string): boolean {
  return /^[1-9]\d{11}$/.test(text) && checkDigit(text) === '0'
}

/**
 * Returns the payment references that a damaged text may have been, the likeliest first. It undoes spaces, letters that
 * look like digits, one wrong digit, one swap of neighbours and up to two missing zeros. Only for suggestions to staff:
 * most of the results were never given to an order.
 */
export function suggestReferences(text: string): string[] {
  if (text.length > MOST_LETTERS) return []
  const digits = plainReference(text)
  if (!/^\d+$/.test(digits)) return []
  if (isReference(digits)) return [digits]
  const missing = LENGTH - digits.length
  if (missing > MOST_MISSING || missing < 0) return []
  const guesses = missing === 0 ? [...swapped(digits), ...replaced(digits)] : withZeros(digits, missing)
  return [...new Set(guesses)].filter(isReference)
}

/** Returns a reference as typed, with digits for Thai digits and look-alikes, and without separators. */
export function plainReference(text: string): string {
  return arabicDigits(text)
    .toUpperCase()
    .replace(SEPARATORS, '')
    .replace(/[A-Z]/g, (letter) => LOOKALIKES[letter] ?? letter)
}

function checkDigit(digits: string): string {
  return [...digits].reduce((state, digit) => NEXT[Number(state)]![Number(digit)]!, '0')
}

function swapped(digits: string): string[] {
  return [...digits].slice(1).map((next, at) => digits.slice(0, at) + next + digits[at] + digits.slice(at + 2))
}

function replaced(digits: string): string[] {
  return [...digits].flatMap((_, at) =>
    [...'0123456789'].map((other) => digits.slice(0, at) + other + digits.slice(at + 1)),
  )
}

function withZeros(digits: string, count: number): string[] {
  const longer = Array.from({ length: digits.length }, (_, at) => `${digits.slice(0, at + 1)}0${digits.slice(at + 1)}`)
  return count === 1 ? longer : [...new Set(longer)].flatMap((each) => withZeros(each, count - 1))
}
