import { expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { attachmentsOf } from '#platform/content/file/attachment/attachments.ts'
import { textOf } from '../../support/reading.ts'
import { type openWithFiles, pdf, upload } from './support.ts'

type All = Awaited<ReturnType<typeof openWithFiles>>

/** Tests of files attached to records, for an open academy. */
export const attachmentCases = (of: () => All) => {
  const viewer = (role: Role) => of().academy.viewer(role)
  const page = (path: string, role: Role) => of().pages.open({ path, viewer: viewer(role) })
  const post = (path: string, role: Role, form: Record<string, string>) =>
    of().pages.post({ path, viewer: viewer(role), form })
  const student = async () => {
    const name = `s${Math.trunc(of().academy.app.clock())}${Math.random().toString(36).slice(2)}@skills.test`
    const row = await create(of().academy.as('admin'), 'user', { username: name, firstname: 'มานี', lastname: 'ใจดี' })
    return { _id: row._id, path: `/user/detail/${row._id}`, about: { collection: 'user', _id: row._id } }
  }
  const sent = async (role: Role) => {
    const { body } = await upload(of().pages, { content: pdf, name: 'ใบสมัคร.pdf', viewer: viewer(role) })
    return body.data.key as string
  }

  test('a file is hung on a record, told in its timeline, taken off, and hung on again', async () => {
    const { path, about } = await student()
    const key = await sent('admin')
    expect((await post(path, 'admin', { intent: 'attach', file: key })).status).toBe(302)
    expect((await post(path, 'admin', { intent: 'attach', file: key })).status).toBe(302)
    const [hung, ...more] = await attachmentsOf(of().academy.as('admin'), about)
    expect([hung!.name, more]).toEqual(['ใบสมัคร.pdf', []])
    const shown = await page(path, 'admin')
    expect(shown.text).toContain(`href="/${key}"`)
    expect(textOf(shown.text)).toContain('แนบไฟล์ ใบสมัคร.pdf')
    const off = await post(path, 'admin', { intent: 'detach', attachment: hung!._id })
    const after = await page(String(off.headers['location']), 'admin')
    expect(after.text).not.toContain(`href="/${key}"`)
    expect(textOf(after.text)).toContain('นำไฟล์แนบ ใบสมัคร.pdf ออก')
    expect(textOf(after.text)).toContain('เลิกทำ')
    expect((await post(path, 'admin', { intent: 'detach', attachment: hung!._id })).status).toBe(404)
    await post(path, 'admin', { intent: 'reattach', attachment: hung!._id })
    expect((await page(path, 'admin')).text).toContain(`href="/${key}"`)
  })

  test('who may change a record hangs files on it, who may read it opens them while they hang there, and nobody else', async () => {
    const { _id, path, about } = await student()
    const key = await sent('admin')
    await post(path, 'admin', { intent: 'attach', file: key })
    const [hung] = await attachmentsOf(of().academy.as('admin'), about)
    const attachment = hung!._id
    for (const role of ['member', 'user', 'guest'] as const) {
      expect((await post(path, role, { intent: 'attach', file: key })).status, role).not.toBe(200)
      expect((await post(path, role, { intent: 'detach', attachment })).status, role).not.toBe(200)
      await expect(attachmentsOf(of().academy.as(role), { collection: 'configuration', _id }), role).rejects.toThrow(
        /not-found|forbidden/,
      )
    }
    expect(await attachmentsOf(of().academy.as('admin'), about)).toMatchObject([{ removedAt: null }])
    expect((await of().pages.open({ path: `/${key}`, viewer: viewer('manager') })).status).toBe(200)
    for (const role of ['user', 'guest'] as const)
      expect((await of().pages.open({ path: `/${key}`, viewer: viewer(role) })).status, role).toBe(404)
    const foreign = { path, viewer: viewer('admin'), site: 'factory', form: { intent: 'attach', file: key } } as const
    expect((await of().pages.post(foreign)).status).toBe(404)
    await expect(attachmentsOf(of().academy.as('admin', 'factory'), about)).rejects.toThrow('not-found')
    await post(path, 'admin', { intent: 'detach', attachment })
    expect((await of().pages.open({ path: `/${key}`, viewer: viewer('manager') })).status).toBe(404)
    await post(path, 'admin', { intent: 'reattach', attachment })
    expect((await of().pages.open({ path: `/${key}`, viewer: viewer('manager') })).status).toBe(200)
    const learners = await sent('user')
    await post(path, 'manager', { intent: 'attach', file: learners })
    expect(await attachmentsOf(of().academy.as('admin'), about)).toHaveLength(1)
  })

  test('what staff hang on a record is theirs: who may read the record as its learner opens nothing of it', async () => {
    const key = await sent('admin')
    const path = `/user/detail/${viewer('user').id}`
    expect((await post(path, 'admin', { intent: 'attach', file: key })).status).toBe(302)
    const own = await from(of().academy.as('user'), 'user').select('_id').where('_id', '=', viewer('user').id).execute()
    expect(own, 'he reads his record').toHaveLength(1)
    expect((await page(`/${key}`, 'manager')).status).toBe(200)
    expect((await page(`/${key}`, 'user')).status).toBe(404)
  })

  test('what hangs on a record of a plugin that is off opens for nobody who did not send it', async () => {
    const admin = of().academy.as('admin')
    const course = await create(admin, 'course', { name: 'ของส่วนเสริม', status: true })
    const fields = { collection: 'course', row: course._id }
    const { key } = (await upload(of().pages, { content: pdf, viewer: viewer('admin'), fields })).body.data
    const config = await from(admin, 'configuration').select(['_id', 'plugins']).executeTakeFirstOrThrow()
    const keep = (plugins: typeof config.plugins) =>
      update(of().academy.as('root'), 'configuration', { _id: config._id, change: { plugins } })
    expect((await page(`/${key}`, 'manager')).status).toBe(200)
    await keep(config.plugins.filter((name) => name !== 'lesson'))
    expect((await page(`/${key}`, 'manager')).status).toBe(404)
    await keep(config.plugins)
    expect((await page(`/${key}`, 'manager')).status).toBe(200)
  })

  test('a plain form brings a file and hangs it on in one go, is led back, and only within the site', async () => {
    const { _id, path, about } = await student()
    const fields = { collection: 'user', row: _id, back: path }
    const bring = (more: object, role: Role = 'admin') =>
      upload(of().pages, { content: pdf, viewer: viewer(role), fields: { ...fields, ...more } })
    const led = await bring({})
    expect([led.status, led.headers['location']]).toEqual([303, path])
    expect(await attachmentsOf(of().academy.as('admin'), about)).toHaveLength(1)
    expect((await bring({ back: 'https://evil.test/' })).headers['location']).toBeUndefined()
    expect((await bring({ back: '//evil.test' })).headers['location']).toBeUndefined()
    expect((await bring({ back: '' }, 'user')).status).toBe(403)
    expect((await bring({ back: '', row: 'f'.repeat(24) })).status).toBe(404)
    expect((await bring({ back: '', collection: 'session' })).status).toBe(404)
    const wrong = await upload(of().pages, { content: '<html>', viewer: viewer('admin'), fields })
    expect(decodeURIComponent(String(wrong.headers['set-cookie']))).toContain('ชนิดไฟล์ไม่ถูกต้อง')
  })

  test('no more files hang on a record than the site says', async () => {
    const admin = of().academy.as('admin')
    const { _id, files } = await from(admin, 'configuration').select(['_id', 'files']).executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { files: { ...files, itemLimit: 2 } } })
    const { path, about } = await student()
    for (const _ of [1, 2, 3]) await post(path, 'admin', { intent: 'attach', file: await sent('admin') })
    expect(await attachmentsOf(admin, about)).toHaveLength(2)
    const refused = await post(path, 'admin', { intent: 'attach', file: await sent('admin') })
    expect(textOf(refused.text)).toContain('แนบไฟล์ได้ไม่เกิน 2 ไฟล์ต่อรายการ')
    await update(admin, 'configuration', { _id, change: { files } })
  })

  test('a file that hangs on a record is in use until the record is gone', async () => {
    const { _id, path } = await student()
    const key = await sent('admin')
    await post(path, 'admin', { intent: 'attach', file: key })
    const drop = () => of().pages.ask({ method: 'DELETE', path: `/api/${key}`, viewer: viewer('admin') })
    expect((await drop()).body).toMatchObject({ status: 409, message: 'ไฟล์นี้ใช้งานอยู่ กรุณานำออกจากรายการที่ใช้ไฟล์ก่อน' })
    await remove(of().academy.as('admin'), 'user', _id)
    expect((await page(path, 'admin')).status).toBe(404)
  })
}
