import { expect, test } from 'vitest'
import { brokenRules, type Registration, registrationOf, type Rule, userOf } from './registration.ts'

const good: Registration = {
  ...{ firstname: 'กานดา', lastname: 'รักเรียน', citizen: '1101700207030', email: 'kanda@wicha.test' },
  ...{ phone: '0812345678', password: 'kanda-2569', confirm: 'kanda-2569' },
  ...{ fti_member: false, fti_member_number: '', agree: true },
}
const broken = (change: Partial<Registration>, hasCheckDigit = false) =>
  brokenRules({ ...good, ...change }, { hasCheckDigit })

test('nothing is broken by a registration that holds to the specification', () => {
  expect(broken({})).toEqual([])
})

test.each<[Rule, Partial<Registration>[]]>([
  ['firstname', [{ firstname: '' }, { firstname: '   ' }, { firstname: '\u200b\t' }]],
  ['lastname', [{ lastname: '' }, { lastname: ' \u00a0 ' }]],
  [
    'citizen',
    [{ citizen: '' }, { citizen: '110170020703' }, { citizen: '11017002070301' }, { citizen: 'x'.repeat(13) }],
  ],
  ['phone', [{ phone: '081234567' }, { phone: '08123456789' }, { phone: '081234567x' }, { phone: '' }]],
  ['email', [{ email: 'a b@c.th' }, { email: 'ก@c.th' }, { email: 'a@c' }, { email: '' }, { email: 'a@ไทย.th' }]],
  ['email', [{ email: 'a@example.com' }, { email: 'A@EXAMPLE.COM' }, { email: 'a@mail.example.com' }]],
  ['fti_member_number', [{ fti_member: true }, { fti_member: true, fti_member_number: ' ' }]],
  ['agree', [{ agree: false }]],
  ['confirm', [{ confirm: 'kanda-2568' }, { confirm: 'Kanda-2569' }, { confirm: '' }]],
])('%s is broken by each of what breaks it, and nothing else is', (rule, changes) => {
  for (const change of changes) expect(broken(change), JSON.stringify(change)).toEqual([rule])
})

test.each(['1234567', 'kanda 2569', 'kanda\t2569', 'kanda\u00a02569', 'กานดา-2569', '', 'a'.repeat(129)])(
  'the password %j is refused',
  (password) => expect(broken({ password, confirm: password })).toEqual(['password']),
)

test.each(['12345678', 'a'.repeat(20), 'a'.repeat(128), '!@#$%^&*'])('the password %j is taken', (password) =>
  expect(broken({ password, confirm: password })).toEqual([]),
)

test('a member number is asked of members alone, and kept of nobody else', () => {
  expect(broken({ fti_member: true, fti_member_number: '12345' })).toEqual([])
  expect(userOf({ ...good, fti_member_number: '12345' }).info.fti_member_number).toBe('')
})

test('the last digit of a citizen id is looked at where the site wants it', () => {
  expect(broken({ citizen: '1234567890123' })).toEqual([])
  expect(broken({ citizen: '1234567890123' }, true)).toEqual(['citizenCheck'])
  expect(broken({ citizen: '1234567890121' }, true)).toEqual([])
  expect(broken({ citizen: '12' }, true)).toEqual(['citizen'])
})

test('a form that sends nothing breaks every rule that it can', () => {
  expect(brokenRules(registrationOf(new FormData()), { hasCheckDigit: true })).toEqual([
    ...['firstname', 'lastname', 'citizen', 'email', 'phone', 'password', 'agree'],
  ])
})
