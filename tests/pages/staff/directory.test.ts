import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { directoryOf } from '#platform/operations/config/directory-settings.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { ldapAdmin, type LdapPerson, type LdapServer, openLdap } from './ldap.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const person = (n: number, more: Record<string, string> = {}): LdapPerson => ({
  ...{ uid: `student${n}`, entryUUID: `uuid-${n}`, givenName: 'กานดา', sn: `รักเรียน ${n}` },
  ...{ mail: `student${n}@wicha.test`, ...more },
})

describe.each(drivers)('learners from a directory on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let ldap: LdapServer
  beforeAll(async () => {
    ldap = await openLdap()
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    connect()
  })
  afterEach(() => connect())
  afterAll(async () => {
    await pages.close()
    await academy.close()
    await ldap.close()
  })

  const connect = (more: Record<string, string> = {}) => {
    academy.app.settings.directory = directoryOf({
      ...{ LDAP_URL: `${ldap.url}/ou=students,dc=school??sub?(mail=*)`, LDAP_SITES: 'localhost' },
      ...{ LDAP_BIND_DN: ldapAdmin.dn, LDAP_PASSWORD: ldapAdmin.password, ...more },
    })
  }
  const open = async (role: Role = 'admin') => pages.open({ path: '/user/ad', viewer: academy.viewer(role) })
  const send = (intent: string, role: Role = 'admin') =>
    pages.post({ path: '/user/ad', form: { intent }, viewer: academy.viewer(role) })
  const sync = async () => {
    expect((await send('sync')).headers['location']).toBe('/user/ad?done=begun')
    await academy.app.jobs.drain()
    return textOf((await open()).text)
  }
  const learners = () =>
    from(academy.as('admin'), 'user')
      .select(['user._id', 'user.username', 'user.lastname', 'user.email', 'user.phone', 'user.status'])
      .where('user.username', 'like', 'student%')
      .orderBy('user.username')
      .execute()

  test('a site that is not named, or has no directory, says how to connect and does nothing', async () => {
    connect({ LDAP_SITES: 'factory.localhost' })
    const shown = textOf((await open()).text)
    expect(shown).toContain('ยังไม่ได้เชื่อมต่อ')
    expect(shown, 'nothing of another site’s directory').not.toContain('127.0.0.1')
    expect((await send('sync')).status).toBe(404)
    academy.app.settings.directory = null
    expect((await send('rehearse')).status).toBe(404)
  })

  test('are rehearsed: counted and named, and nothing changes', async () => {
    ldap.people = [person(1), person(2), person(3, { mail: 'none' })]
    const shown = textOf((await send('rehearse')).text)
    expect(shown).toContain('เพิ่ม 2 เชื่อมกับบัญชีเดิม 0 แก้ไข 0 ปิดใช้งาน 0 ข้าม 1')
    for (const part of ['กานดา รักเรียน 1', 'student2@wicha.test', 'ไม่มีอีเมลที่ใช้ได้']) expect(shown).toContain(part)
    expect(shown, 'the password of the directory is shown nowhere').not.toContain(ldapAdmin.password)
    expect(await learners()).toEqual([])
  })

  test('are taken over, changed, switched off and on again, each time once', async () => {
    ldap.people = [person(1), person(2, { mobile: '081-234-5670' })]
    expect(await sync()).toContain('เพิ่ม 2 เชื่อมกับบัญชีเดิม 0 แก้ไข 0 ปิดใช้งาน 0 ข้าม 0')
    expect(await learners()).toMatchObject([
      { username: 'student1', email: 'student1@wicha.test', status: true },
      { username: 'student2', phone: '0812345670', status: true },
    ])
    const told = await pages.ask({ method: 'GET', path: '/api/office/notices', viewer: academy.viewer('admin') })
    expect(told.body).toMatchObject({ unread: 1, data: [{ title: 'นำเข้าผู้เรียนจากไดเรกทอรีเสร็จแล้ว', href: '/user/ad' }] })
    expect(told.body.data[0].text).toContain('เพิ่ม 2')
    expect(await sync(), 'a second time nothing is left to do').toContain('เพิ่ม 0 เชื่อมกับบัญชีเดิม 0 แก้ไข 0')
    ldap.people = [person(1, { sn: 'ดีงาม' })]
    expect(await sync()).toContain('แก้ไข 1 ปิดใช้งาน 1')
    expect(await learners()).toMatchObject([{ lastname: 'ดีงาม', status: true }, { status: false }])
    ldap.people = [person(1, { sn: 'ดีงาม' }), person(2)]
    expect(await sync()).toContain('แก้ไข 1 ปิดใช้งาน 0')
    expect(await learners()).toMatchObject([{ status: true }, { status: true }])
  })

  test('an account that was there before follows its entry, and no entry takes the account of another or of staff', async () => {
    const admin = academy.as('admin')
    const before = { username: 'malee', firstname: 'มาลี', lastname: 'เดิม', email: 'student7@wicha.test' }
    const { _id } = await create(admin, 'user', before)
    const taken = person(8, { uid: 'learner@skills.test' })
    ldap.people = [person(1), person(2), person(7), taken]
    expect(await sync()).toContain('เชื่อมกับบัญชีเดิม 1')
    const now = await from(admin, 'user').selectAll().where('user._id', '=', _id).executeTakeFirstOrThrow()
    expect(now).toMatchObject({ username: 'malee', lastname: 'รักเรียน 7' })
    const learner = academy.viewer('user').id
    const other = await from(admin, 'user').selectAll().where('user._id', '=', learner).executeTakeFirstOrThrow()
    expect(other.email).toBe('learner@skills.test')
    await update(admin, 'user', { _id, change: { status: false } })
    await sync()
    const still = await from(admin, 'user').selectAll().where('user._id', '=', _id).executeTakeFirstOrThrow()
    expect(still.status, 'who was switched off by hand stays so').toBe(false)
  })

  test('a run that was set aside stands in nobody’s way', async () => {
    await send('sync')
    const setAside = sql`update job set state = 'failed', error = 'the process fell' where kind like 'directory/%'`
    await setAside.execute(academy.app.database.kysely)
    expect(await sync(), 'the second run is done').toContain('แก้ไข 0 ปิดใช้งาน')
  })

  test('an empty directory switches nobody off', async () => {
    ldap.people = []
    expect(await sync()).toContain('ไม่พบผู้ใดในไดเรกทอรีที่ตรงกับตัวกรอง')
    expect((await learners()).filter(({ status }) => status).length).toBeGreaterThan(1)
  })

  test.each([
    ['a wrong password', { LDAP_PASSWORD: 'wrong' }, 'ชื่อหรือรหัสผ่านของไดเรกทอรีไม่ถูกต้อง'],
    ['another base', { LDAP_URL: 'BASE' }, 'ไม่พบ Base DN'],
    ['nobody there', { LDAP_URL: 'ldap://127.0.0.1:1/dc=school' }, 'ติดต่อไดเรกทอรีไม่ได้'],
  ])('%s is said in words, and changes nothing', async (_what, more, text) => {
    const before = await learners()
    connect('LDAP_URL' in more && more.LDAP_URL === 'BASE' ? { LDAP_URL: `${ldap.url}/ou=nobody,dc=school` } : more)
    expect(textOf((await send('rehearse')).text)).toContain(text)
    expect(await learners()).toEqual(before)
  })

  test.each(['manager', 'member', 'user'] as const)('are not for a %s to take over', async (role) => {
    expect((await open(role)).status).toBe(302)
    expect((await send('sync', role)).status).toBe(302)
  })
})
