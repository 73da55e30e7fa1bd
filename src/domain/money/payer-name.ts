import { normalize } from '#domain/thai-text/normalize.ts'

const TITLES = /^(?:นางสาว|น\.ส\.|นาย|นาง|คุณ|ดร\.|mr\.?\s|mrs\.?\s|ms\.?\s|miss\s)\s*/
const COMPANY = /บริษัท|จำกัด|\(?มหาชน\)?|ห้างหุ้นส่วน|บจก\.?|บมจ\.?|หจก\.?|\b(?:company|co|ltd|limited|public|plc)\b\.?/g
const MOST_LETTERS = 200

/**
 * Returns how alike two names of payers are, from 0 to 1: the part of their groups of three letters that both have,
 * without titles, forms of companies, spaces and signs.
 */
export function nameLikeness(one: string, other: string): number {
  const [first, second] = [trigrams(one), trigrams(other)]
  const common = [...first].filter((group) => second.has(group)).length
  const all = first.size + second.size - common
  return all === 0 ? 0 : common / all
}

function trigrams(name: string): Set<string> {
  const plain = normalize(name.slice(0, MOST_LETTERS))
    .trim()
    .replace(TITLES, '')
    .replace(COMPANY, '')
    .replace(/[^\p{L}\p{M}\d]/gu, '')
  const letters = plain === '' ? '' : ` ${plain} `
  return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)))
}
