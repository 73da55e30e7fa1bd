import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FlowStep } from '#domain/flow/step.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { listRuns } from '#platform/flow/runs/list-runs.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { emptyStep } from '../components/editor/rules/empty-step.ts'

const step = (code: 'alert' | 'stop' | 'http', more: Partial<FlowStep> = {}): FlowStep => ({
  ...emptyStep(code, { id: more.id ?? 'a', name: more.name ?? 'one' }),
  ...more,
})
const hello = [step('alert', { input: { message: 'ยินดีต้อนรับ' } })]

describe.each(await testDrivers())('the screens of flows on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let flowID: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy)
    flowID = (await create(admin(), 'flow', { name: 'รับข่าวสาร', trigger: 'button' }))._id
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const viewer = () => academy.viewer('admin')
  const open = (path: string, more: object = {}) => pages.open({ path, viewer: viewer(), ...more })
  const post = (path: string, form: Record<string, string>) => pages.post({ path, viewer: viewer(), form })
  const flow = () => from(admin(), 'flow').selectAll().where('flow._id', '=', flowID).executeTakeFirstOrThrow()
  const editor = () => `/setup/workflow/steps/${flowID}`
  const save = async (steps: unknown, more: Record<string, string> = {}) =>
    post(editor(), {
      ...{ intent: 'save', version: String((await flow()).version) },
      steps: typeof steps === 'string' ? steps : JSON.stringify(steps),
      ...more,
    })

  test('staff save steps as a draft and publish them as versions', async () => {
    expect((await save(hello)).headers['location']).toBe(`${editor()}?done=saved`)
    expect([(await flow()).steps, (await flow()).status]).toEqual([hello, 'draft'])
    const published = await save(hello, { intent: 'publish' })
    expect(published.headers['location']).toBe(`${editor()}?done=published&version=1`)
    expect(textOf((await open(published.headers['location'] as string)).text)).toContain('เผยแพร่เวอร์ชัน 1 แล้ว')
    await save([...hello, step('stop', { id: 'b', name: 'two' })], { intent: 'publish' })
    const detail = textOf((await open(`/setup/workflow/detail/${flowID}`)).text)
    expect(detail).toMatch(/เวอร์ชัน 2.*เพิ่ม จบโฟลว์.*เวอร์ชัน 1.*เวอร์ชันแรก/s)
  })

  test('all screens have both languages', async () => {
    const words: [string, RegExp, RegExp][] = [
      [editor(), /บันทึกและเผยแพร่.*แจ้งข้อความ.*ยินดีต้อนรับ/s, /Save and publish.*Show a message/s],
      [`/setup/workflow/detail/${flowID}`, /แก้ไขขั้นตอน.*ใช้ในหน้า/s, /Edit the steps.*Used on/s],
      ['/setup/workflow', /รอตัดสินผล.*รับข่าวสาร/s, /Waiting for a decision.*Flows|Flows.*Waiting for a decision/s],
      ['/setup/workflow/add', /ชื่อโฟลว์/, /Name/],
      [`/setup/workflow/edit/${flowID}`, /เริ่มเมื่อ/, /Starts when/],
      ['/setup/workflow/runs', /ประวัติการทำงาน/, /Runs/],
      ['/setup/workflow/keys', /โฮสต์ที่โฟลว์เรียกได้/, /Hosts that flows may call/],
    ]
    const english = `${(await pages.cookieOf(viewer(), 'skills'))['cookie']}; lang=en`
    for (const [path, th, en] of words) {
      const [inThai, inEnglish] = [await open(path), await open(path, { headers: { cookie: english } })]
      expect([path, inThai.status, inEnglish.status]).toEqual([path, 200, 200])
      expect(textOf(inThai.text), path).toMatch(th)
      expect(textOf(inEnglish.text), path).toMatch(en)
    }
  })

  test('of two people who edit steps, the second is told what saving over them changes', async () => {
    const version = String((await flow()).version)
    await save(hello)
    const late = await save([step('stop')], { version })
    expect(late.status).toBe(409)
    expect(textOf(late.text)).toMatch(/มีผู้บันทึกโฟลว์นี้.*แก้ไข แจ้งข้อความ “ยินดีต้อนรับ” → จบโฟลว์/s)
    expect((await flow()).steps).toEqual(hello)
    const again = await save([step('stop')], { version: String((await flow()).version) })
    expect(again.status).toBe(302)
  })

  test('steps that are broken, too many, or cannot be published are refused, and nothing is lost', async () => {
    await save(hello)
    const many = Array.from({ length: 201 }, (_, at) => step('stop', { id: `s${at}`, name: '' }))
    for (const steps of ['', '{', '[{"id":"a"}]', JSON.stringify([hello[0], hello[0]]), JSON.stringify(many)])
      expect([steps.slice(0, 20), (await save(steps)).status]).toEqual([steps.slice(0, 20), 400])
    const unfinished = await save([step('alert')], { intent: 'publish' })
    expect(unfinished.status).toBe(400)
    expect(textOf(unfinished.text)).toContain('กรุณากรอกช่องนี้')
    expect((await flow()).steps).toEqual(hello)
    for (const more of [{ version: 'x' }, { version: '' }, { version: '-1' }] as Record<string, string>[])
      expect((await save(hello, more)).status).toBe(409)
    expect((await save(hello, { intent: 'erase' })).status).toBe(404)
  })

  test('a host and a secret are added and removed, and the value of a secret is never shown', async () => {
    const path = '/setup/workflow/keys'
    expect((await post(path, { intent: 'add-host', host: 'api.example.com' })).status).toBe(302)
    const secret = { intent: 'write-secret', name: 'CRM_KEY', value: 'canary-key-4711', hosts: 'api.example.com' }
    expect((await post(path, secret)).status).toBe(302)
    const shown = await open(path)
    expect(textOf(shown.text)).toMatch(/api\.example\.com.*CRM_KEY/s)
    for (const screen of [path, editor()]) expect((await open(screen)).text).not.toContain('canary-key')
    const refused = await post(path, { ...secret, name: 'not a name' })
    expect([refused.status, refused.text.includes('canary-key')]).toEqual([400, false])
    expect(refused.text).toContain('not a name')
    for (const host of ['', 'http://x', '*.example.com', 'a b', 'x'.repeat(300)])
      expect([host, (await post(path, { intent: 'add-host', host })).status]).toEqual([host, 400])
    expect(textOf((await open(`${path}?secret=CRM_KEY`)).text)).toContain('ลบ CRM_KEY?')
    await post(path, { intent: 'remove-secret', name: 'CRM_KEY' })
    await post(path, { intent: 'remove-host', host: 'api.example.com' })
    expect(textOf((await open(path)).text)).toMatch(/ยังไม่มีโฮสต์.*ยังไม่มีค่าลับ/s)
  })

  test('a run is listed by flow, state and day, shown with its steps, and cancelled once', async () => {
    await save(hello, { intent: 'publish' })
    const started = await pages.ask({ method: 'POST', path: '/api/flow/start', body: { flowID, page: '/' } })
    expect(started.status).toBe(200)
    const { runs } = await listRuns(admin(), { flowID })
    const path = `/setup/workflow/runs/${runs[0]!._id}`
    for (const [query, isListed] of [
      ['', true],
      [`?flow=${flowID}&state=asking&day=2026-11-28`, true],
      ['?state=failed', false],
      ['?day=2026-11-27', false],
      [`?day=${encodeURIComponent('28 พ.ย. 2569')}`, true],
      [`?day=${encodeURIComponent('27 พ.ย. 2569')}`, false],
      ['?day=2026-99-99&state=xyz&flow=x&page=-1', true],
    ] as const)
      expect([query, (await open(`/setup/workflow/runs${query}`)).text.includes(runs[0]!._id)]).toEqual([
        query,
        isListed,
      ])
    expect(textOf((await open(path)).text)).toMatch(/รอผู้ใช้.*แจ้งข้อความ/s)
    expect(textOf((await open(`${path}?cancel`)).text)).toContain('ยกเลิกการทำงานนี้?')
    expect((await post(path, { intent: 'happened' })).status).toBe(409)
    expect((await post(path, { intent: 'cancel' })).status).toBe(302)
    expect((await post(path, { intent: 'cancel' })).status).toBe(409)
    expect(textOf((await open(path)).text)).toContain('ยกเลิกแล้ว')
  })

  test('a flow is paused and resumed', async () => {
    const path = `/setup/workflow/detail/${flowID}`
    for (const [intent, status] of [
      ['pause', 'paused'],
      ['resume', 'active'],
    ] as const) {
      expect((await post(path, { intent })).headers['location']).toBe(`${path}?done=status`)
      expect((await flow()).status).toBe(status)
    }
  })

  test('a page has a button and an auto-run only for a published flow, and no token', async () => {
    const draft = (await create(admin(), 'flow', { name: 'ยังไม่เผยแพร่', trigger: 'button' }))._id
    const button = { text: 'สมัครรับข่าว', look: 'solid', isSmall: false, alignment: 'left' }
    const blocks = [
      { type: 'flow-button', props: { ...button, flow: flowID } },
      { type: 'flow-button', props: { ...button, text: 'ปุ่มของฉบับร่าง', flow: draft } },
      { type: 'flow-auto', props: { flow: flowID } },
      { type: 'flow-auto', props: { flow: draft } },
    ]
    const objects = blocks.map((one, at) => ({ id: `o${at}`, version: 1, ...one }))
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
    const post = { type: 'page', slug: 'news', title: 'ข่าวสาร', status: true, builder }
    expect(
      (await pages.ask({ method: 'POST', path: '/api/post', viewer: viewer(), body: { data: post } })).status,
    ).toBe(200)
    const shown = await pages.open({ path: '/cms/page/news' })
    expect(shown.status).toBe(200)
    expect(textOf(shown.text)).toContain('สมัครรับข่าว')
    expect(shown.text).not.toContain('ปุ่มของฉบับร่าง')
    expect([shown.text.includes(flowID), shown.text.includes(draft)]).toEqual([true, false])
    expect(shown.text).not.toMatch(/"token"/)
    expect(textOf((await open(`/setup/workflow/detail/${flowID}`)).text)).toMatch(/ใช้ในหน้า.*ข่าวสาร/s)
  })

  test('the page builder finds flows by name', async () => {
    const page = await create(admin(), 'post', { type: 'page', slug: 'choose', title: 'เลือกโฟลว์' })
    const found = await pages.post({
      path: `/cms/builder/${page._id}.data`,
      viewer: viewer(),
      form: { intent: 'find', of: 'flow', q: 'รับข่าว' },
    })
    expect(found.text).toContain(flowID)
  })

  test('unknown ids and people below administrators see nothing', async () => {
    for (const path of ['steps', 'detail', 'runs'].flatMap((name) => [`${name}/x`, `${name}/${'f'.repeat(24)}`]))
      expect([path, (await open(`/setup/workflow/${path}`)).status]).toEqual([path, 404])
    for (const path of [editor(), '/setup/workflow/runs', '/setup/workflow/keys']) {
      const seen = await pages.open({ path, viewer: academy.viewer('manager') })
      expect([path, seen.text.includes('รับข่าวสาร')]).toEqual([path, false])
    }
  })
})
