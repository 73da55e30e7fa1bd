import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { AccountSwitches } from '#platform/site/account-switches.ts'
import { allOff } from '#platform/site/account-switches.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { quoted } from '../../support/quoted.ts'
import { attribute, linksOf, parts, textOf } from '../../support/reading.ts'
import { bodyOf, formOf, person } from './people.ts'

const path = '/user/register'
const inputs = (html: string) => [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
const named = (html: string, name: string) => inputs(html).find((tag) => attribute(tag, 'name') === name)

describe.each(await testDrivers())('the register form on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (at = path) => (await pages.open({ path: at })).text
  const send = (form: Record<string, string>, at = path) => pages.post({ path: at, form })
  const register = (body: object) => pages.ask({ path: '/api/user', body })
  const stored = async (email: string) =>
    (await from(academy.as('admin'), 'user').selectAll().where('email', '=', email).execute())[0]
  const switched = async (change: Partial<AccountSwitches>) => {
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { account: { ...allOff, ...change } } })
  }

  test('asks for first name, last name, citizen id, email, password, confirm password and phone', async () => {
    const html = await open()
    for (const name of ['firstname', 'lastname', 'citizen', 'email', 'password', 'confirm', 'phone'])
      expect(named(html, name), name).toBeDefined()
    expect(attribute(named(html, 'password')!, 'type')).toBe('password')
    expect(attribute(named(html, 'confirm')!, 'type')).toBe('password')
  })

  test('has a checkbox that accepts the privacy policy, empty at first', async () => {
    const box = named(await open(), 'agree')!
    expect(attribute(box, 'type')).toBe('checkbox')
    expect(box).not.toContain('checked')
    expect(textOf(await open())).toContain('ฉันยอมรับนโยบายความเป็นส่วนตัว')
  })

  test('links the privacy policy where the site has one that is open to read, and is no dead link where not', async () => {
    const policy = { type: 'page', slug: 'privacy-policy', title: 'นโยบาย', builder: { version: 1, rows: [] } } as const
    const linked = async (lang: 'th' | 'en' = 'th') =>
      linksOf((await pages.open({ path, headers: { cookie: `lang=${lang}` } })).text).filter(({ href }) =>
        href.startsWith('/cms/page/'),
      )
    expect(await linked()).toEqual([])
    const admin = academy.as('admin')
    const { _id } = await create(admin, 'post', { ...policy, status: false })
    expect(await linked()).toEqual([])
    await update(admin, 'post', { _id, change: { status: true } })
    const [link] = await linked()
    expect(link).toEqual({ href: '/cms/page/privacy-policy', text: 'นโยบายความเป็นส่วนตัว(เปิดในแท็บใหม่)' })
    expect((await pages.open({ path: link!.href })).status).toBe(200)
    expect(await linked('en')).toEqual([{ href: link!.href, text: 'privacypolicy(opensinanewtab)' }])
    await update(admin, 'post', { _id, change: { status: false } })
    expect(await linked()).toEqual([])
  })

  test('hides the box of council members until the site shows it, and then has a field for the number', async () => {
    expect(named(await open(), 'fti_member')).toBeUndefined()
    await switched({ hasCouncil: true })
    const html = await open()
    expect(attribute(named(html, 'fti_member')!, 'type')).toBe('checkbox')
    expect(named(html, 'fti_member_number')).toBeDefined()
    const refused = await send({ ...formOf(1), fti_member: 'on' })
    expect(textOf(refused.text)).toContain(quoted.hints.fti_member_number)
    expect((await send({ ...formOf(1), fti_member: 'on', fti_member_number: '88' })).status).toBe(302)
    expect((await stored(person(1).email))?.info).toMatchObject({
      fti_member: true,
      fti_member_number: '88',
      agree: true,
    })
    await switched({})
  })

  test.each([
    ['firstname', { firstname: '   ' }],
    ['lastname', { lastname: '' }],
    ['citizen', { citizen: '110170020703' }],
    ['citizen', { citizen: '11017002070301' }],
    ['phone', { phone: '081234567' }],
    ['phone', { phone: '08123456789' }],
    ['password', { password: 'kanda-2', confirm: 'kanda-2' }],
    ['password', { password: 'kanda 2569', confirm: 'kanda 2569' }],
    ['password', { password: 'กานดา-2569', confirm: 'กานดา-2569' }],
    ['confirm', { confirm: 'kanda-2568' }],
    ['email', { email: 'a b@wicha.test' }],
    ['email', { email: 'กานดา@wicha.test' }],
    ['email', { email: 'kanda@wicha' }],
    ['email', { email: 'kanda@example.com' }],
    ['agree', { agree: null }],
  ] as const)('sent with a wrong %s is refused with its hint, and no account is made: %j', async (rule, change) => {
    const form = Object.fromEntries(Object.entries({ ...formOf(2), ...change }).filter(([, value]) => value !== null))
    const answer = await send(form as Record<string, string>)
    expect(answer.status).toBe(400)
    const [list] = parts(answer.text, 'form')
    const said = linksOf(list!).filter(({ text }) => text.startsWith('**'))
    expect(said).toEqual([{ href: `#${rule}`, text: quoted.hints[rule].replaceAll(' ', '') }])
    expect(await stored(person(2).email)).toBeUndefined()
  })

  test('shows every hint of the specification while nothing is filled in, and keeps what was written', async () => {
    const first = textOf(await open())
    for (const rule of ['firstname', 'lastname', 'citizen', 'phone', 'password', 'email', 'agree'] as const)
      expect(first).toContain(quoted.hints[rule])
    const answer = await send({ ...formOf(3), lastname: '' })
    for (const name of ['firstname', 'citizen', 'email', 'phone'] as const)
      expect(attribute(named(answer.text, name)!, 'value')).toBe(person(3)[name])
    expect(answer.text).not.toContain('kanda-2569')
  })

  test('says how long a password should be', async () => {
    expect(textOf(await open())).toContain('8-20 ตัวอักษร')
  })

  test('once done leads to a dialog that says so and has a button to the log-in', async () => {
    const sent = await send({ ...formOf(4), next: '/lesson/home' })
    expect(sent).toMatchObject({ status: 302, headers: { location: `${path}?done&next=%2Flesson%2Fhome` } })
    const [dialog] = parts(await open(String(sent.headers['location'])), 'dialog')
    expect(dialog).toMatch(/^<dialog[^>]* open=""/)
    expect(textOf(dialog!)).toContain(quoted.register.done)
    expect(linksOf(dialog!)).toEqual([{ href: '/user/login?next=%2Flesson%2Fhome', text: 'เข้าสู่ระบบ' }])
  })

  test('answers a taken email, phone and citizen id with a dialog that names each', async () => {
    await send(formOf(5))
    const { email, phone, citizen } = formOf(5)
    const answer = await send({ ...formOf(6), email: email!, phone: phone! })
    expect(answer.status).toBe(400)
    const [dialog] = parts(answer.text, 'dialog')
    expect(textOf(dialog!)).toContain(quoted.register.duplicate)
    expect(parts(dialog!, 'dt').map(textOf)).toEqual(['อีเมล', 'เบอร์โทร'])
    const other = await send({ ...formOf(7), citizen: citizen! })
    expect(parts(parts(other.text, 'dialog')[0]!, 'dt').map(textOf)).toEqual(['หมายเลขบัตรประชาชน'])
    expect(await stored(person(6).email)).toBeUndefined()
  })

  test('no two accounts share an email, a phone or a citizen id, however they are written', async () => {
    expect((await register(bodyOf(10))).status).toBe(200)
    for (const shared of [
      { email: person(10).email.toUpperCase() },
      { phone: `+66 ${person(10).phone.slice(1)}` },
      { citizen: person(10).citizen.replace(/^(\d)(\d{4})/, '$1-$2-') },
    ])
      expect(await register(bodyOf(11, shared)), JSON.stringify(shared)).toMatchObject({
        ...{ status: 400, body: { message: 'duplicate', fields: expect.arrayContaining(Object.keys(shared)) } },
      })
  })

  test('the server itself demands 13 digits, 10 digits, 8 characters and the consent', async () => {
    for (const [field, data] of Object.entries({
      citizen: { citizen: '123456789012' },
      phone: { phone: '081234567' },
      password: { password: 'kanda-2' },
      agree: { info: { agree: false } },
    })) {
      const answer = await register(bodyOf(12, data))
      expect(answer, field).toMatchObject({ status: 400, body: { fields: [field] } })
    }
    expect(await stored(person(12).email)).toBeUndefined()
  })

  test('answers what a call leaves out by its hint, as what is left empty in the form', async () => {
    const left = ['firstname', 'lastname', 'citizen', 'email', 'phone', 'password', 'agree'] as const
    for (const data of [{}, { info: {} }, { firstname: '', info: { agree: false } }]) {
      const { status, body } = await register({ data })
      const issues = (body.issues as { field: string; message: string }[]).map(({ field, message }) => [field, message])
      expect([status, issues]).toEqual([400, left.map((field) => [field, quoted.hints[field]])])
    }
    for (const data of [null, 7, { ...bodyOf(12).data, firstname: 7 }, { ...bodyOf(12).data, info: 'yes' }])
      expect(await register({ data })).toMatchObject({ status: 400, body: { issues: [{ code: 'wrong' }] } })
  })

  test('keeps the consent of who registers', async () => {
    await send(formOf(13))
    expect((await stored(person(13).email))?.info).toMatchObject({ agree: true, fti_member: false })
  })

  test('checks the last digit of a citizen id where the site wants it', async () => {
    await switched({ hasCheckDigit: true })
    const wrong = await send({ ...formOf(14), citizen: '1234567890123' })
    expect(wrong.status).toBe(400)
    expect((await send({ ...formOf(14), citizen: '1234567890121' })).status).toBe(302)
    await switched({})
  })

  test.each(['/user/register', '/student/register', '/member/register'])('%s opens without log-in', async (at) => {
    const page = await pages.open({ path: at })
    expect(page.status).toBe(200)
    expect(named(page.text, 'citizen')).toBeDefined()
    expect((await send(formOf(20 + at.length), at)).headers['location']).toContain(`${at}?done`)
  })

  test('/member/register says that it makes a learner', async () => {
    expect(textOf(await open('/member/register'))).toContain('บัญชีที่สมัครที่นี่เป็นบัญชีผู้เรียน')
    expect((await stored(person(20 + '/member/register'.length).email))?.role).toBe('user')
  })

  test.each([
    ['//evil.example', 41],
    ['https://evil.example', 42],
    ['/\\evil.example', 43],
    ['javascript:alert(1)', 44],
  ])('leads to nowhere else: next=%s', async (next, n) => {
    const html = await open(`${path}?next=${encodeURIComponent(next)}`)
    expect(linksOf(html).filter(({ href }) => href.includes('evil'))).toEqual([])
    expect(attribute(named(html, 'next')!, 'value')).toBe('/user/profile')
    const sent = await send({ ...formOf(n), next })
    expect(sent.headers['location']).toBe(`${path}?done&next=%2Fuser%2Fprofile`)
  })

  test('judges the password by the rules of the site, in the form and by the API, and says them beforehand', async () => {
    const admin = academy.as('admin')
    const row = await from(admin, 'configuration').selectAll().executeTakeFirstOrThrow()
    const strict = { ...row.passwordConfig, minLength: 12, numbers: true, uppercase: true }
    await update(admin, 'configuration', { _id: row._id, change: { passwordConfig: strict } })
    try {
      const password = 'only-lower'
      const answer = await register(bodyOf(71, { password }))
      expect([answer.status, answer.body.fields]).toEqual([400, ['password', 'password', 'password']])
      expect(answer.body.issues.map((one: { code: string }) => one.code)).toEqual(['minLength', 'numbers', 'uppercase'])
      const form = await send({ ...formOf(71), password, confirm: password })
      expect(form.status).toBe(400)
      expect(textOf(form.text)).toContain('รหัสผ่าน: มีอย่างน้อย 12 ตัวอักษร · มีตัวเลขอย่างน้อย 1 ตัว')
      expect(await stored(person(71).email)).toBeUndefined()
      expect(textOf(await open())).toContain('มีอย่างน้อย 12 ตัวอักษร')
      expect((await register(bodyOf(71, { password: 'Only-Upper-2569' }))).status).toBe(200)
    } finally {
      await update(admin, 'configuration', { _id: row._id, change: { passwordConfig: row.passwordConfig } })
    }
  })
})
