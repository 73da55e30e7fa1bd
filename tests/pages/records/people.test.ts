import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the form of a person whom somebody else saved meanwhile on $kind', (driver) => {
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

  /** Who opens which form about whom. In the last one another person edits such a row at the origin. */
  const forms = [
    { name: 'his own', by: 'admin', of: 'admin', phone: '0811111111', path: () => '/member/profile' },
    {
      name: 'that of the origin',
      by: 'root',
      of: 'manager',
      phone: '0822222222',
      path: () => `/origin/user/edit/${academy.viewer('manager').id}`,
    },
  ] as const

  describe.each(forms)('$name', ({ by, of, path, phone }) => {
    const viewer = () => academy.viewer(by)
    const origin = () => academy.as('root', 'origin')
    const _id = () => academy.viewer(of).id
    const fieldsOf = (html: string) =>
      Object.fromEntries([...sentBy(parts(html, 'main')[0]!)].map(([name, value]) => [name, String(value)]))
    const opened = async () => fieldsOf((await pages.open({ path: path(), viewer: viewer() })).text)
    const send = (form: Record<string, string>) => pages.post({ path: path(), form, viewer: viewer() })
    const theirs = (change: object) => update(origin(), 'user', { _id: _id(), change })
    const stored = () =>
      from(origin(), 'user')
        .select(['user.firstname', 'user.lastname', 'user.phone'])
        .where('user._id', '=', _id())
        .executeTakeFirstOrThrow()

    test('is merged where each changed another field', async () => {
      const form = await opened()
      await theirs({ phone: `${phone.slice(0, -1)}9` })
      const answer = await send({ ...form, firstname: 'พรทิพย์' })
      expect(answer.status).toBe(302)
      expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain('รวมกับ 1 ช่องที่ผู้อื่นบันทึกไว้แล้ว')
      expect(await stored()).toMatchObject({ firstname: 'พรทิพย์', phone: `${phone.slice(0, -1)}9` })
    })

    test('asks whose value stands where both changed one, and loses nothing that was written', async () => {
      const form = await opened()
      await theirs({ lastname: 'ของเขา' })
      const answer = await send({ ...form, lastname: 'ของฉัน', phone })
      expect(answer.status).toBe(409)
      expect(textOf(answer.text)).toMatch(/ของฉัน.*ของเขา/)
      const again = fieldsOf(answer.text)
      expect(again).toMatchObject({ lastname: 'ของฉัน', phone })
      expect(Object.keys(again).filter((name) => /citizen|^info/.test(name))).toEqual([])
      expect((await stored()).lastname).toBe('ของเขา')
      expect((await send({ ...again, stands: 'mine' })).status).toBe(302)
      expect(await stored()).toMatchObject({ lastname: 'ของฉัน', phone })
    })
  })

  test('what cannot be held with the row is refused with it, and nothing is stored', async () => {
    const path = `/origin/user/edit/${academy.viewer('member').id}`
    const viewer = academy.viewer('root')
    const { text } = await pages.open({ path, viewer })
    const form = Object.fromEntries([...sentBy(parts(text, 'main')[0]!)].map(([name, value]) => [name, String(value)]))
    const refused = await pages.post({ path, viewer, form: { ...form, firstname: 'ใหม่', email: 'admin@wicha.test' } })
    expect([400, 409]).toContain(refused.status)
    expect(refused.text).toContain('value="ใหม่"')
    expect(textOf(refused.text)).toContain('บทบาท')
  })
})
