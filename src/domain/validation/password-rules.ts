import type { Issue } from './issue.ts'
import { isCleanText } from './text.ts'

/**
 * The requirements of a site for a new password (specification §5, passwordConfig). A rule that is off is not checked.
 */
export interface PasswordConfig {
  /** Minimum number of characters. Never under 8, whatever the site says. */
  minLength: number
  numbers: boolean
  lowercase: boolean
  uppercase: boolean
  symbols: boolean
  /** No two similar characters together: 0 and O, 1 and l. */
  noSimilar: boolean
  noDuplicates: boolean
  /** No three consecutive letters of the alphabet or digits, forwards or backwards. */
  noSequential: boolean
  noSpaces: boolean
  /** Only Latin letters, digits and the listed symbols. */
  onlyLatin: boolean
  allowedSymbols: string
}

/** The default requirements. */
export const plainPasswordConfig: PasswordConfig = {
  ...{ minLength: 8, numbers: false, lowercase: false, uppercase: false, symbols: false },
  ...{ noSimilar: false, noDuplicates: false, noSequential: false, noSpaces: true, onlyLatin: false },
  allowedSymbols: '!@#$%^&*()-_=+[]{};:,.?/',
}

type PasswordRule = Exclude<keyof PasswordConfig, 'allowedSymbols'> | 'maxLength' | 'noThai'

const least = 8
const most = 128

interface Rule {
  isAsked: (config: PasswordConfig) => boolean
  holds: (characters: readonly string[], config: PasswordConfig) => boolean
  th: (config: PasswordConfig) => string
  en: (config: PasswordConfig) => string
}

const has = (pattern: RegExp) => (characters: readonly string[]) => characters.some((one) => pattern.test(one))
const lengthOf = ({ minLength }: PasswordConfig) => Math.min(Math.max(least, minLength), most)
const symbol = /[^\p{L}\p{M}\p{N}\s]/u

/** In display order. The texts also serve as a list of hints. */
const rules: Record<PasswordRule, Rule> = {
  minLength: {
    isAsked: () => true,
    holds: (characters, config) => characters.length >= lengthOf(config),
    th: (config) => `มีอย่างน้อย ${lengthOf(config)} ตัวอักษร`,
    en: (config) => `At least ${lengthOf(config)} characters`,
  },
  maxLength: {
    isAsked: () => true,
    holds: (characters) => characters.length <= most && isCleanText(characters.join('')),
    th: () => `ไม่เกิน ${most} ตัวอักษร และไม่มีอักขระที่ใช้ไม่ได้`,
    en: () => `At most ${most} characters, and no characters that cannot be used`,
  },
  noThai: {
    isAsked: () => true,
    holds: (characters) => !has(/[\u0e00-\u0e7f]/)(characters),
    th: () => 'ไม่มีตัวอักษรไทย',
    en: () => 'No Thai letters',
  },
  noSpaces: {
    isAsked: ({ noSpaces }) => noSpaces,
    holds: (characters) => !has(/\s/)(characters),
    th: () => 'ไม่มีช่องว่าง',
    en: () => 'No white space',
  },
  numbers: {
    isAsked: ({ numbers }) => numbers,
    holds: has(/[0-9]/),
    th: () => 'มีตัวเลขอย่างน้อย 1 ตัว',
    en: () => 'At least one digit',
  },
  lowercase: {
    isAsked: ({ lowercase }) => lowercase,
    holds: has(/[a-z]/),
    th: () => 'มีตัวพิมพ์เล็ก (a-z) อย่างน้อย 1 ตัว',
    en: () => 'At least one lower-case letter (a-z)',
  },
  uppercase: {
    isAsked: ({ uppercase }) => uppercase,
    holds: has(/[A-Z]/),
    th: () => 'มีตัวพิมพ์ใหญ่ (A-Z) อย่างน้อย 1 ตัว',
    en: () => 'At least one upper-case letter (A-Z)',
  },
  symbols: {
    isAsked: ({ symbols }) => symbols,
    holds: has(symbol),
    th: () => 'มีสัญลักษณ์อย่างน้อย 1 ตัว เช่น ! @ #',
    en: () => 'At least one symbol, such as ! @ #',
  },
  noSimilar: {
    isAsked: ({ noSimilar }) => noSimilar,
    holds: (characters) => !has(/[0O1lI|]/)(characters),
    th: () => 'ไม่มีอักขระที่ดูคล้ายกัน (0 O 1 l I |)',
    en: () => 'No characters that look alike (0 O 1 l I |)',
  },
  noDuplicates: {
    isAsked: ({ noDuplicates }) => noDuplicates,
    holds: (characters) => new Set(characters).size === characters.length,
    th: () => 'ไม่มีอักขระซ้ำกัน',
    en: () => 'No character twice',
  },
  noSequential: {
    isAsked: ({ noSequential }) => noSequential,
    holds: (characters) => !hasRun(characters),
    th: () => 'ไม่มีอักขระเรียงกัน 3 ตัว เช่น abc 321',
    en: () => 'No three characters in a row, such as abc or 321',
  },
  onlyLatin: {
    isAsked: ({ onlyLatin }) => onlyLatin,
    holds: (characters, { allowedSymbols }) =>
      characters.every((one) => /[A-Za-z0-9]/.test(one) || allowedSymbols.includes(one)),
    th: ({ allowedSymbols }) => `ใช้ได้เฉพาะ A-Z a-z 0-9 และ ${allowedSymbols}`,
    en: ({ allowedSymbols }) => `Only A-Z, a-z, 0-9 and ${allowedSymbols}`,
  },
}

/** Whether three characters are consecutive in the alphabet or the digits. */
function hasRun(characters: readonly string[]): boolean {
  const places = characters.map((one) => (/[a-z0-9]/i.test(one) ? one.toLowerCase().codePointAt(0)! : Number.NaN))
  return places.some((place, at) =>
    [1, -1].some((step) => places[at + 1] === place + step && places[at + 2] === place + 2 * step),
  )
}

/** Returns the requirements of a site in words, for the hints below a field. */
export const passwordHints = (config: PasswordConfig): { rule: PasswordRule; th: string; en: string }[] =>
  Object.entries(rules)
    .filter(([name, rule]) => name !== 'maxLength' && rule.isAsked(config))
    .map(([name, { th, en }]) => ({ rule: name as PasswordRule, th: th(config), en: en(config) }))

/**
 * Returns an issue for every rule that a new password breaks. An empty password has only the issue of a required field.
 */
export const passwordIssues = (field: string, of: { password: string; config: PasswordConfig }): Issue[] => {
  const { password, config } = of
  if (password === '') return [{ field, code: 'empty', th: 'กรุณากรอกรหัสผ่านใหม่', en: 'Enter a new password' }]
  const characters = [...password.slice(0, 2 * most)]
  return Object.entries(rules)
    .filter(([, rule]) => rule.isAsked(config) && !rule.holds(characters, config))
    .map(([name, { th, en }]) => ({ field, code: name, th: th(config), en: en(config) }))
}
