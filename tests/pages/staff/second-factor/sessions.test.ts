import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { password } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { textOf } from '../../../support/reading.ts'
import { openDesk } from './desk.ts'

const own = '/member/security'
const profile = '/user/profile'
const learner = { username: 'learner@skills.test', password }
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

describe.each(await testDrivers())('the devices at which one is logged in on $kind', (driver) => {
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

  const learnerAt = async (agent: string) => {
    const desk = openDesk(academy, pages)
    await desk.post('/user/login', learner, { agent })
    return desk
  }
  const staffAt = async (username: string, agent: string) => {
    const desk = openDesk(academy, pages)
    await desk.enter(username, { agent })
    if (username !== 'root') await desk.choose()
    return desk
  }
  const handlesIn = (html: string) =>
    [...html.matchAll(/name="session" value="([\w-]+)"/g)].map(([, handle]) => handle!)
  const end = (session: string) => ({ intent: 'end-session', session })

  test('a learner sees his, this one named, and ends another: it is refused at its next call', async () => {
    const [here, there] = [await learnerAt(desktop), await learnerAt(phone)]
    const page = await here.open(profile)
    const shown = textOf(page.text)
    for (const said of ['Chrome บน Windows', 'Safari บน iPhone', 'อุปกรณ์นี้', 'สถาบันพัฒนาทักษะไทย'])
      expect(shown).toContain(said)
    const [other, ...more] = handlesIn(page.text)
    expect(more, 'this one is not ended here').toEqual([])
    expect((await there.open(profile)).status).toBe(200)
    expect((await here.post(profile, end(other!))).location).toBe(`${profile}?done=ended#sessions`)
    expect((await there.open(profile)).status).toBe(302)
    expect((await here.open(profile)).status).toBe(200)
    expect(textOf((await here.open(`${profile}?done=ended`)).text)).toContain('ให้อุปกรณ์นั้นออกจากระบบแล้ว')
    expect((await here.post(profile, end(other!))).status, 'it is gone').toBe(404)
  })

  test('ends all others at once, and no session of anybody else', async () => {
    const [here, one, two] = [await learnerAt(desktop), await learnerAt(phone), await learnerAt(desktop)]
    const admin = await staffAt('admin', desktop)
    expect((await here.post(profile, { intent: 'end-others' })).status).toBe(302)
    for (const desk of [one, two]) expect((await desk.open(profile)).status).toBe(302)
    expect((await here.open(profile)).status).toBe(200)
    expect((await admin.open(own)).status).toBe(200)
  })

  test('a member of staff sees and ends his own in the back office', async () => {
    const [here, there] = [await staffAt('manager', desktop), await staffAt('manager', phone)]
    const page = await here.open(own)
    for (const said of ['Safari บน iPhone', '(หลังบ้าน)', 'อุปกรณ์นี้']) expect(textOf(page.text)).toContain(said)
    const [other] = handlesIn(page.text)
    expect((await here.post(own, end(other!))).location).toBe(`${own}?done=ended`)
    expect((await there.open(own)).status).toBe(302)
    await staffAt('manager', phone)
    expect((await here.post(own, { intent: 'end-others' })).location).toBe(`${own}?done=othersEnded`)
    expect(handlesIn((await here.open(own)).text)).toEqual([])
  })

  test('what is listed holds neither a secret nor its hash', async () => {
    const here = await learnerAt(desktop)
    await learnerAt(phone)
    const { text } = await here.open(profile)
    const { rows } = await sql<{ hash: string }>`select hash from session`.execute(academy.database.kysely)
    for (const { hash } of rows) expect(text).not.toContain(hash)
    expect(text).not.toContain(here.jar.get('skills sid'))
    for (const handle of handlesIn(text)) {
      const thief = openDesk(academy, pages)
      thief.jar.set('skills sid', handle)
      expect((await thief.open(profile)).status, 'a handle opens nothing').toBe(302)
    }
  })

  test('nobody ends a session of somebody else by its handle', async () => {
    const victim = await learnerAt(phone)
    const second = await learnerAt(desktop)
    const handles = handlesIn((await second.open(profile)).text)
    const attacker = await staffAt('manager', desktop)
    for (const handle of handles) expect((await attacker.post(own, end(handle))).status).toBe(404)
    for (const path of [profile, own]) {
      const visitor = openDesk(academy, pages)
      expect((await visitor.post(path, end(handles[0]!))).status, path).toBe(302)
    }
    for (const wrong of ['', '../x', 'A'.repeat(22), "' or 1=1 --"])
      expect((await second.post(profile, end(wrong))).status, wrong).toBe(404)
    expect((await second.post(profile, { intent: 'no-such' })).status).toBe(400)
    expect((await victim.open(profile)).status).toBe(200)
  })

  test('an administrator sees and ends those of a learner of his site; a manager, another site and a superior do not', async () => {
    const there = await learnerAt(phone)
    const path = `/user/detail/${academy.viewer('user').id}`
    const admin = await staffAt('admin', desktop)
    const page = await admin.open(path)
    expect(textOf(page.text)).toContain('Safari บน iPhone')
    const manager = await staffAt('manager', desktop)
    expect((await manager.post(path, { intent: 'end-others' })).status).toBe(403)
    const other = `/user/detail/${academy.viewer('user', 'factory').id}`
    expect((await admin.post(other, { intent: 'end-others' })).status).toBe(404)
    const root = `/user/detail/${academy.viewer('root').id}`
    expect((await admin.post(root, { intent: 'end-others' })).status).toBe(404)
    expect((await there.open(profile)).status).toBe(200)
    expect((await admin.post(path, end(handlesIn(page.text)[0]!))).location).toBe(`${path}?done=ended`)
    await learnerAt(phone)
    expect((await admin.post(path, { intent: 'end-others' })).location).toBe(`${path}?done=othersEnded`)
    expect((await there.open(profile)).status).toBe(302)
  })

  test('who acts in the name of a learner ends none of his sessions, and is none of them', async () => {
    const there = await learnerAt(phone)
    const before = handlesIn((await there.open(profile)).text)
    const admin = await staffAt('admin', desktop)
    const id = academy.viewer('user').id
    await admin.post(`/user/acting/${id}`, { reason: 'ผู้เรียนโทรแจ้งว่าเปิดบทเรียนไม่ได้' })
    const page = await admin.open(profile)
    expect(textOf(page.text)).toContain('Safari บน iPhone')
    for (const form of [end(handlesIn(page.text)[0]!), { intent: 'end-others' }])
      expect((await admin.post(profile, form)).status).toBe(403)
    const own = await there.open(profile)
    expect(own.status).toBe(200)
    expect(handlesIn(own.text)).toEqual(before)
  })

  test('one that is over, or was left idle, is not listed; no address is kept of any', async () => {
    const here = await staffAt('member', desktop)
    await staffAt('member', phone)
    academy.pass(5_399_000)
    await here.open(own)
    expect(handlesIn((await here.open(own)).text)).toHaveLength(1)
    academy.pass(10_000)
    expect(handlesIn((await here.open(own)).text)).toEqual([])
    const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
      where table_name = 'session' and table_schema = current_schema()`.execute(academy.database.kysely)
    expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual(
      [
        ...['hash', 'site', 'userSite', 'user', 'interface', 'mode', 'createdAt', 'seenAt', 'expiresAt', 'isChosen'],
        ...['provedAt', 'browser', 'device', 'ofStaff'],
      ].toSorted(),
    )
  })
})
