import { expect, test } from 'vitest'
import { type PasswordConfig, plainPasswordConfig } from '#domain/validation/password-rules.ts'
import { allOff } from '#platform/site/account-switches.ts'
import { registrationIssues } from './registration-issues.server.ts'

const given = {
  ...{ firstname: 'กานดา', lastname: 'รักเรียน', citizen: '1101700207030', email: 'kanda@wicha.test' },
  ...{ phone: '0812345678', fti_member: false, fti_member_number: '', agree: true },
}
const codes = (password: string, rules: Partial<PasswordConfig> = {}) =>
  registrationIssues(
    { ...given, password, confirm: password },
    { account: allOff, passwordConfig: { ...plainPasswordConfig, ...rules } },
  ).map(({ field, code }) => `${field} ${code}`)

test.each<[string, Partial<PasswordConfig>, string[]]>([
  ['kanda-2569', {}, []],
  ['short', {}, ['password password']],
  ['short', { numbers: true }, ['password password']],
  ['with space 1', { noSpaces: false }, ['password password']],
  ['only-lower', { minLength: 12, numbers: true }, ['password minLength', 'password numbers']],
  ['kanda-2569', { uppercase: true }, ['password uppercase']],
  ['a'.repeat(64), { numbers: true }, ['password numbers']],
])('the password %j is judged by %j: %j', (password, rules, issues) => {
  expect(codes(password, rules)).toEqual(issues)
})
