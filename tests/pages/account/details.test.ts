import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Academy } from '../../support/academy.ts'
import type { Pages } from '../../support/pages.ts'
import { openWithFiles, pdf, picture, upload } from '../../site/files/support.ts'

const path = '/user/profile/edit'

describe.each(await testDrivers())('the own details on $kind', (driver) => {
  let open: Awaited<ReturnType<typeof openWithFiles>>
  let academy: Academy
  let pages: Pages
  let made = 0
  let _id: string

  beforeAll(async () => {
    open = await openWithFiles(driver)
    ;({ academy, pages } = open)
  })
  afterAll(async () => {
    await open.close()
  })
  beforeEach(async () => {
    const email = `details${++made}@wicha.test`
    const row = { username: email, email, firstname: 'มานะ', lastname: 'ใจดี', phone: `09200000${10 + made}` }
    ;({ _id } = await create(academy.as('admin'), 'user', row))
  })

  const own = () => ({ ...academy.viewer('user'), id: _id })
  const row = () => from(academy.as('admin'), 'user').selectAll().where('user._id', '=', _id).executeTakeFirstOrThrow()
  const hiddenIn = (text: string): Record<string, string> =>
    Object.fromEntries(
      ['version', 'marks'].map((name) => {
        const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
        return [name, value.replaceAll('&quot;', '"')]
      }),
    )
  const opened = async () => hiddenIn((await pages.open({ path, viewer: own() })).text)
  const save = async (form: Record<string, string>, viewer = own()) => pages.post({ path, form, viewer })

  test('are saved without a script, and shown as they are saved', async () => {
    const form = { firstname: ' มานี ', lastname: 'มีนา', 'address.province': 'ภูเก็ต', 'address.zipcode': '83000' }
    const answer = await save({ ...(await opened()), ...form })
    expect([answer.status, answer.headers['location']]).toEqual([302, `${path}?done=saved`])
    expect(await row()).toMatchObject({ firstname: 'มานี', address: { province: 'ภูเก็ต', NO: 'n/a' } })
    const { text } = await pages.open({ path: `${path}?done=saved`, viewer: own() })
    for (const part of ['มานี', 'ภูเก็ต', 'บันทึกเรียบร้อยแล้ว', '/user/identity']) expect(text).toContain(part)
  })

  test('come back with what is wrong beside the field, and with all that was written', async () => {
    const answer = await save({ ...(await opened()), firstname: '', lastname: 'ยังอยู่' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('id="firstname-error"')
    expect(answer.text).toContain('ยังอยู่')
    expect(await row()).toMatchObject({ firstname: 'มานะ', lastname: 'ใจดี' })
  })

  test('a citizen id is said once, and no e-mail, phone or role is changed here', async () => {
    const form = { citizen: '1101700207030', email: 'thief@wicha.test', phone: '0999999999', role: 'admin' }
    expect((await save({ ...(await opened()), ...form })).status).toBe(302)
    expect(await row()).toMatchObject({ citizen: '1101700207030', role: 'user', email: `details${made}@wicha.test` })
    const { text } = await pages.open({ path, viewer: own() })
    expect(text).not.toContain('name="citizen"')
    expect(text).toContain('x-xxxx-xxxxx-03-0')
    expect((await save({ ...(await opened()), citizen: '1101700207031' })).status).toBe(302)
    const data = { citizen: '1101700207031' }
    const put = await pages.ask({ method: 'PUT', path: `/api/user/${_id}`, body: { data }, viewer: own() })
    expect([put.status, put.body.issues[0].code]).toEqual([403, 'once'])
    expect(await row()).toMatchObject({ citizen: '1101700207030' })
    expect(await update(academy.as('admin'), 'user', { _id, change: data })).toMatchObject(data)
  })

  test('what somebody else saved meanwhile stays, and of one field it is asked whose value stands', async () => {
    const before = await opened()
    await update(academy.as('admin'), 'user', { _id, change: { firstname: 'ปิติ' } })
    const form = { ...before, firstname: 'มานะ', lastname: 'ชูใจ' }
    expect((await save(form)).status).toBe(302)
    expect(await row()).toMatchObject({ firstname: 'ปิติ', lastname: 'ชูใจ' })
    const asked = await save({ ...before, firstname: 'วีระ', lastname: 'ชูใจ' })
    expect(asked.status).toBe(409)
    expect(asked.text).toContain('name="stands.firstname"')
    const against = /name="against\.firstname" value="([^"]*)"/.exec(asked.text)![1]!
    const chosen = { firstname: 'วีระ', lastname: 'ชูใจ', 'stands.firstname': 'mine', 'against.firstname': against }
    expect((await save({ ...hiddenIn(asked.text), ...chosen })).status).toBe(302)
    expect(await row()).toMatchObject({ firstname: 'วีระ' })
  })

  test('staff edit their own at the origin, and nobody in the name of another', async () => {
    const staff = academy.viewer('manager')
    const { text, status } = await pages.open({ path, viewer: staff })
    expect(status).toBe(200)
    expect((await save({ ...hiddenIn(text), firstname: 'ผู้จัดการใหม่' }, staff)).status).toBe(302)
    expect((await pages.open({ path, viewer: staff })).text).toContain('ผู้จัดการใหม่')
    expect((await pages.open({ path })).status, 'a visitor is led to the login').toBe(302)
  })

  test('a picture is sent and removed without a script; nothing that is none, and nobody else’s', async () => {
    const send = (name: string, content: Buffer | string, fields: Record<string, string> = {}) =>
      upload(pages, { name, content, fields: { own: 'picture', back: path, ...fields }, viewer: own() })
    const other = academy.viewer('user').id
    const sent = await send('ฉัน.png', await picture(8, 8).png(), { collection: 'user', row: other })
    expect([sent.status, sent.headers['location']]).toEqual([303, path])
    const { avatar } = await row()
    expect(avatar).toMatch(/^upload\/.*\.png$/)
    expect((await pages.open({ path, viewer: own() })).text).toContain(`/${avatar}?w=480`)
    await send('ฉัน.pdf', pdf)
    expect(await row(), 'no picture').toMatchObject({ avatar })
    expect((await save({ intent: 'remove-picture' })).status).toBe(302)
    expect(await row()).toMatchObject({ avatar: null })
  })
})
