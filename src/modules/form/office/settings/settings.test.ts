import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FlowStep } from '#domain/flow/step.ts'
import { publishFlow } from '#modules/flow/public-api.ts'
import { create, remove } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { listRuns } from '#platform/flow/runs/list-runs.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import type { SiteKey } from '../../../../../tests/support/cast.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { settingsOf } from '../../submissions/form/settings.server.ts'
import { openAndSend, publishTestForm } from '../../submissions/testing/form-page.ts'

const stop: FlowStep = {
  ...{ id: 'stop', code: 'stop', name: 'end', status: 'on', input: {}, request: '', output: {}, export: [] },
  ...{ true: [], false: [] },
}

describe.each(await testDrivers())('the flow after a submission on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let formID: string
  let otherForm: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy, { under: ['/cms/form'] })
    formID = await publishTestForm(admin(), { fields: [{ name: 'a' }] })
    otherForm = await publishTestForm(admin(), { fields: [{ name: 'a' }] })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = (site?: SiteKey) => academy.as('admin', site)
  const path = () => `/cms/form/${formID}/settings`
  const open = async () => (await pages.open({ path: path(), viewer: academy.viewer('admin') })).text
  const save = (form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path: path(), viewer: academy.viewer(role), form: { acceptsOldVersionHours: '0', ...form } })
  const chosen = async () => (await settingsOf(admin(), formID)).autoFlow
  const flowOf = async (name: string, more: object = {}, site?: SiteKey) => {
    const flow = { name, trigger: 'form' as const, formID: otherForm, steps: [stop], ...more }
    return (await create(admin(site), 'flow', flow))._id
  }

  test('is chosen by name among the flows of forms, and runs once for each submission', async () => {
    const [shared, button] = [await flowOf('โฟลว์ร่วม'), await flowOf('โฟลว์ปุ่ม', { trigger: 'button', formID: null })]
    await publishFlow(admin(), shared)
    const html = await open()
    expect(html).toContain(`<option value="${shared}">โฟลว์ร่วม</option>`)
    expect(html).not.toContain(button)
    expect((await save({ autoFlow: shared })).status).toBe(302)
    expect(await chosen()).toBe(shared)
    expect(await open()).toContain(`<option value="${shared}" selected="">`)
    await openAndSend(academy.as('user'), { postID: formID, answers: { a: 'x' } })
    await academy.app.jobs.drain()
    expect((await listRuns(admin(), { flowID: shared })).runs).toMatchObject([{ trigger: 'form' }])
  })

  test('a flow that names the form and is chosen too still runs once', async () => {
    const own = await flowOf('โฟลว์ของแบบฟอร์มนี้', { formID })
    expect(await open()).toContain('โฟลว์ของแบบฟอร์มนี้ · ยังไม่เปิดใช้ · ทำกับแบบฟอร์มนี้อยู่แล้ว')
    await publishFlow(admin(), own)
    await save({ autoFlow: own })
    await openAndSend(academy.as('user'), { postID: formID, answers: { a: 'y' } })
    await academy.app.jobs.drain()
    expect((await listRuns(admin(), { flowID: own })).runs).toHaveLength(1)
  })

  test('no flow can be chosen again', async () => {
    await save({ autoFlow: '' })
    expect(await chosen()).toBeNull()
  })

  test('what is no flow of this site that a form starts is refused with a sentence, and nothing typed is lost', async () => {
    const [button, foreign] = [
      await flowOf('ปุ่มอื่น', { trigger: 'button', formID: null }),
      await flowOf('ของไซต์อื่น', { trigger: 'manual', formID: null }, 'factory'),
    ]
    for (const autoFlow of [button, foreign, formID, 'f'.repeat(24), "'; drop table flow; --", '<script>']) {
      const { status, text } = await save({ autoFlow, sentMessage: 'ข้อความใหม่' })
      expect([autoFlow, status]).toEqual([autoFlow, 400])
      expect(textOf(text)).toContain('ไม่พบโฟลว์นี้ กรุณาเลือกใหม่')
      expect(text).toContain('ข้อความใหม่')
    }
    expect(await chosen()).toBeNull()
  })

  test('a chosen flow that was removed stays named until another is chosen', async () => {
    const gone = await flowOf('ชั่วคราว')
    await save({ autoFlow: gone })
    await remove(admin(), 'flow', gone)
    expect(await open()).toContain(`<option value="${gone}" selected="">โฟลว์ที่ถูกลบไปแล้ว</option>`)
    expect((await save({ autoFlow: gone, sentSubject: 'ขอบคุณ' })).status).toBe(302)
    const sent = await openAndSend(academy.as('user'), { postID: formID, answers: { a: 'z' } })
    await academy.app.jobs.drain()
    expect([sent.kind, (await listRuns(admin(), { flowID: gone })).runs]).toEqual(['sent', []])
  })

  test('a manager changes no settings', async () => {
    const before = await chosen()
    const { status, headers } = await save({ autoFlow: '' }, 'manager')
    expect([status, String(headers['location'])]).toEqual([302, expect.not.stringContaining('saved')])
    expect(await chosen()).toBe(before)
  })
})
