import { expect, test } from 'vitest'
import { type PasswordConfig, passwordHints, passwordIssues, plainPasswordConfig } from './password-rules.ts'

const broken = (password: string, more: Partial<PasswordConfig> = {}) =>
  passwordIssues('newPassword', { password, config: { ...plainPasswordConfig, ...more } }).map(({ code }) => code)

test('an empty new password is asked for, in Thai, and nothing else is said of it', () => {
  expect(passwordIssues('newPassword', { password: '', config: plainPasswordConfig })).toEqual([
    { field: 'newPassword', code: 'empty', th: 'กรุณากรอกรหัสผ่านใหม่', en: 'Enter a new password' },
  ])
})

test.each<[string, Partial<PasswordConfig>, string, string]>([
  ['minLength', {}, 'a1!bcdf', 'a1!bcdfg'],
  ['minLength', { minLength: 12 }, 'a1!bcdfghjk', 'a1!bcdfghjkm'],
  ['minLength', { minLength: 3 }, 'a1!bcdf', 'a1!bcdfg'],
  ['maxLength', {}, 'x'.repeat(129), 'x'.repeat(128)],
  ['maxLength', {}, 'abcdefg\0h', 'abcdefgh'],
  ['noThai', {}, 'abcdefgก', 'abcdefgé'],
  ['noSpaces', {}, 'abcd efgh', 'abcd_efgh'],
  ['noSpaces', {}, 'abcd\u00a0efgh', 'abcd-efgh'],
  ['numbers', { numbers: true }, 'abcdefgh', 'abcdefg1'],
  ['numbers', { numbers: true }, 'abcdefg٣', 'abcdefg3'],
  ['lowercase', { lowercase: true }, 'ABCDEFG1', 'ABCDEFGh'],
  ['uppercase', { uppercase: true }, 'abcdefg1', 'abcdefgH'],
  ['symbols', { symbols: true }, 'abcdefgh1', 'abcdefgh-'],
  ['noSimilar', { noSimilar: true }, 'abcdefg0', 'abcdefg2'],
  ['noSimilar', { noSimilar: true }, 'abcdefgl', 'abcdefgk'],
  ['noDuplicates', { noDuplicates: true }, 'abcdefga', 'abcdefgA'],
  ['noSequential', { noSequential: true }, 'qwerABCz', 'qwerABDz'],
  ['noSequential', { noSequential: true }, 'qwzx0321', 'qwzx0312'],
  ['onlyLatin', { onlyLatin: true, allowedSymbols: '-_' }, 'abcdefg!', 'abcdefg-'],
  ['onlyLatin', { onlyLatin: true, allowedSymbols: '' }, 'abcdefgé', 'abcdefge'],
])('%s %j: %j breaks it and %j does not', (rule, config, wrong, right) => {
  expect(broken(wrong, config)).toEqual([rule])
  expect(broken(right, config)).toEqual([])
})

test('every rule of passwordConfig that fails is listed, and each is a hint beforehand', () => {
  const all: PasswordConfig = {
    ...{ minLength: 12, numbers: true, lowercase: true, uppercase: true, symbols: true, noSimilar: true },
    ...{ noDuplicates: true, noSequential: true, noSpaces: true, onlyLatin: true, allowedSymbols: '!' },
  }
  const asked = passwordHints(all).map(({ rule }) => rule)
  expect(broken('ก ก', all).toSorted()).toEqual(
    [
      ...['minLength', 'noThai', 'noSpaces', 'numbers', 'lowercase', 'uppercase', 'symbols', 'noDuplicates'],
      'onlyLatin',
    ].toSorted(),
  )
  expect(broken('abcO', all)).toEqual(['minLength', 'numbers', 'symbols', 'noSimilar', 'noSequential'])
  expect(asked).toEqual(expect.arrayContaining([...broken('ก ก', all), 'noSimilar', 'noSequential']))
  for (const { th, en } of passwordHints(all)) expect([/[ก-๙]/.test(th), en.length > 5]).toEqual([true, true])
})

test('a password of many characters beyond the plane of most letters is counted by characters', () => {
  expect(broken('😀😀😀😀')).toEqual(['minLength'])
  expect(broken('a'.repeat(1_000_000))).toEqual(['maxLength'])
})
