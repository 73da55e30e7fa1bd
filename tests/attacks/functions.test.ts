import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { roles, type Role } from '#platform/data/access/viewer.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { oneOf } from '../../scripts/testing/sweep.ts'
import { manifests } from '../../src/app/modules.ts'
import { type Marker, maySee, plantMarkers } from '../canary/markers.ts'
import { watch } from '../fuzz/judge.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'

const drivers = await bothDrivers()
const routes: Route[] = manifests.flatMap((module) => module.routes)

/** Attacks on the permissions of roles. */
describe.each(drivers)('roles and functions on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let ids: Map<string, string[]>
  const markers: Marker[] = []

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const planted = await plantMarkers(academy, 'skills')
    ids = planted.ids
    markers.push(...planted.markers)
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const ask = (asked: Parameters<Pages['ask']>[0] & { role: Role }) =>
    pages.ask({ ...asked, viewer: academy.viewer(asked.role) })
  const hiddenIn = (text: string, role: Role) =>
    markers.filter(
      (marker) => text.includes(marker.text) && !maySee(marker, { site: 'skills', viewer: academy.viewer(role) }),
    )

  const written: unknown[] = [
    ...roles,
    'Admin',
    'ADMIN',
    'admin ',
    ' admin',
    ['admin'],
    'root\u0000',
    { $ne: 'user' },
    '',
    null,
    1,
    true,
    'owner',
    'ａｄｍｉｎ',
    'adm\u200bin',
    'аdmin',
  ]
  test.each(written)('E05 the role %j is taken from nobody', async (role) => {
    const learner = academy.viewer('user')
    const [, other] = ids.get('user')!
    const seen = await watch(academy)
    for (const asked of [
      { role: 'user', method: 'PUT', path: `/api/user/${learner.id}` },
      { role: 'admin', method: 'PUT', path: `/api/user/${other}` },
      { role: 'superadmin', method: 'PUT', path: `/api/user/${other}` },
      { role: 'root', method: 'PUT', path: `/api/user/${other}` },
    ] as const) {
      const answer = await ask({ ...asked, body: { data: { role } } })
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body.fields).toEqual(['role'])
    }
    for (const by of ['admin', 'root'] as const) {
      const data = { username: 'new@wicha.test', firstname: 'ก', lastname: 'ข', email: 'new@wicha.test', role }
      expect((await ask({ role: by, path: '/api/user', body: { data } })).status).toBe(400)
    }
    expect(await seen.changed()).toEqual([])
  })

  test.each(['admin', 'root', ['admin'], 'Admin ', { $ne: null }])(
    'E05 who registers as %j is a learner',
    async (role) => {
      const n = String(Math.abs(JSON.stringify(role).length * 7919)).padStart(8, '0')
      const data = {
        ...{ firstname: 'มานี', lastname: 'มีนา', citizen: `55017${n}`, phone: `07${n}`, email: `e05-${n}@wicha.test` },
        ...{ password: 'manee-2569', info: { agree: true }, role, parent: 'x', grant: [{ role: 'root' }] },
      }
      const made = await ask({ role: 'guest', path: '/api/user', body: { data, role } })
      expect(made).toMatchObject({ status: 200, body: { data: { role: 'user' } } })
      const body = { username: data.email, password: data.password }
      const backend = await ask({ role: 'guest', path: '/api/signin', body: { ...body, interface: 'backend' } })
      expect(backend.status).toBe(401)
      const signed = await ask({ role: 'guest', path: '/api/signin', body })
      expect(signed.body.session.role).toBe('user')
      const headers = { cookie: String(signed.headers['set-cookie']).split(';')[0]! }
      expect((await pages.ask({ path: '/api/user/query', body: { args: [{}] }, headers })).body).toHaveLength(1)
      expect((await pages.ask({ path: '/api/course', body: { data: { name: 'x' } }, headers })).status).toBe(403)
    },
  )

  /** Returns every URL of a route, with each row that it may refer to, visible or hidden. */
  const addressesOf = ({ path }: Route): string[] => {
    const ofLecturers = ['lecturer', 'lesson_session', 'hand_in', 'review'].flatMap((name) => ids.get(name)!)
    const named: Record<string, readonly string[]> = {
      slug: ['page-true', 'page-false'],
      pageSlug: ['page-true', 'page-false'],
      postSlug: ['story-true', 'story-false'],
      keyword: ['canary', 'draft', 'other'],
      mode: ['standard'],
      history: ['0', '1'],
      number: ['0', '1'],
      token: ['x'.repeat(40)],
      variant: ['ROW-CASE-1', 'ROW-CASE-2'],
      code: ['WCHSAMPEXX'],
      sub: ids.get('form')!,
      pid: ids.get('lesson')!,
      cid: ids.get('course')!,
      uid: ids.get('user')!,
      kind: ['roster'],
      format: ['csv'],
      exam: ['bank'],
      question: ids.get('question')!,
      eid: ids.get('exam')!,
      ...{ type: ['final'], round: ['1'], count: ['0'] },
      branch: ids.get('tax_branch')!,
      id: path.startsWith('/lesson/categories')
        ? ['category-true', 'category-false']
        : path.startsWith('/cms/')
          ? ids.get('post')!
          : /^\/lesson\/(?:teaching\/)?question(?:\/:id)?$/.test(path)
            ? ids.get('lesson_question')!
            : [
                ...ids.get('course')!,
                ...ids.get('lesson')!,
                ...ids.get('user')!,
                ...ids.get('enroll')!,
                ...ids.get('seat_grant')!,
                ...ids.get('waiting')!,
                ...ids.get('certification')!,
                ...ids.get('order')!,
                ...ids.get('product')!,
                ...ids.get('question_bank')!,
                ...ids.get('question')!,
                ...ids.get('exam')!,
                ...ids.get('exam_round')!,
                ...ids.get('survey')!,
                ...ofLecturers,
              ],
    }
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    return names.reduce<string[]>(
      (paths, name) => paths.flatMap((one) => named[name]!.map((value) => one.replace(`:${name}`, value))),
      [path],
    )
  }

  test.each(driver.partOf(['guest', 'user'] as const))(
    'E06 no page shows a %s what only others may see, whoever opened it before, and the administrator who did sees it',
    { timeout: 480_000 },
    async (role) => {
      let opened = 0
      const texts: string[] = []
      const shown: string[] = []
      for (const [turn, route] of routes.entries())
        for (const address of oneOf(5, addressesOf(route), turn)) {
          const data = `${address === '/' ? '/_' : address}.data`
          shown.push((await pages.open({ path: data, viewer: academy.viewer('admin') })).text)
          for (const path of [address, data]) {
            const { text, status } = await pages.open({ path, viewer: academy.viewer(role) })
            expect(status, path).toBeLessThan(500)
            // A URL contains the requested id, which the client already knows.
            const news = text.replaceAll(new RegExp(address.split('/').at(-1) || '^$', 'g'), '')
            expect(
              hiddenIn(news, role).map((marker) => marker.text),
              path,
            ).toEqual([])
            texts.push(text)
            opened++
          }
        }
      expect(opened).toBeGreaterThan(50)
      expect(texts.join('')).toContain('canary-skills-course')
      for (const what of ['canary-skills-draft-course', 'canary-skills-other-name', 'canary-skills-hidden-lesson'])
        expect(shown.join(''), what).toContain(what)
    },
  )

  const spoofs: Record<string, string>[] = [
    { 'x-user': 'root', 'x-role': 'root', role: 'root', 'x-forwarded-user': 'root', 'x-remote-user': 'root' },
    { authorization: 'Bearer root', token: 'root', sign: 'root', key: 'root', 'x-api-key': 'root' },
    { 'x-internal': '1', 'x-override-access': 'true', 'x-system': 'true', 'x-middleware-subrequest': 'middleware' },
    { cookie: 'sid=root; role=root; user=root; __Host-sid=root' },
  ]
  const overrides = { role: 'root', as: 'root', viewer: { role: 'root' }, overrideAccess: true, system: true }

  test.each(['guest', 'user', 'member'] as const)(
    'E09 a %s gets no rights but his own, whatever his request says of them',
    async (role) => {
      const [, other] = ids.get('user')!
      const seen = await watch(academy)
      const query = new URLSearchParams(Object.entries(overrides).map(([name, value]) => [name, String(value)]))
      for (const name of oneOf(3, [...ids.keys()], roles.indexOf(role)))
        for (const headers of [{}, ...(role === 'guest' ? spoofs : spoofs.slice(0, 3))])
          for (const body of [{ args: [{}] }, { args: [{}], ...overrides }, { args: [{}], options: overrides }]) {
            const { status, text } = await ask({ role, path: `/api/${name}/query?${query}`, body, headers })
            expect([200, 400], name).toContain(status)
            expect(status === 400, name).toBe(Object.keys(body).length > 1)
            expect(hiddenIn(text, role), `${name} ${JSON.stringify(headers)}`).toEqual([])
          }
      for (const headers of spoofs) {
        const path = `/api/user/${other}?${query}`
        const data = { data: { status: false }, options: overrides }
        const isKept = role === 'guest' || !('cookie' in headers)
        if (!isKept) continue
        expect([403, 404, 400]).toContain((await ask({ role, method: 'PUT', path, body: data, headers })).status)
        expect([403, 404]).toContain((await ask({ role, method: 'DELETE', path, headers })).status)
      }
      expect(await seen.changed()).toEqual([])
    },
  )

  test.each(['guest', 'user'] as const)(
    'E10 a %s learns of no certificate but his own, forges none, and reads no citizen id beside one',
    async (role) => {
      const [mine, theirs] = ids.get('certification')!
      const number = 'canary-skills-certificate-1'
      const seen = await watch(academy)
      const lookup = (localField: string, foreignField: string) => ({
        pipeline: [{ $lookup: { from: 'certification', localField, foreignField, as: 'found' } }],
      })
      for (const asked of [
        { method: 'GET' as const, path: `/api/certification/${theirs}` },
        { path: '/api/certification/query', body: { args: [{}] } },
        { path: '/api/certification/query', body: { args: [{ number }] } },
        { path: '/api/certification/query', body: { args: [{ number: { $regex: 'certificate' } }] } },
        { path: '/api/certification/aggregate', body: { pipeline: [{ $group: { _id: '$number' } }] } },
        { path: '/api/course/aggregate', body: lookup('_id', 'courseID') },
        { path: '/api/enroll/aggregate', body: lookup('_id', 'enrollID') },
        { path: '/api/user/aggregate', body: lookup('_id', 'userID') },
        { method: 'GET' as const, path: '/api/certification/export?format=csv' },
        { method: 'GET' as const, path: `/lesson/certification/search?keyword=${number}` },
      ]) {
        const { text } = await ask({ role, ...asked })
        // The search repeats its term, which the client already knows.
        const news = asked.path.includes(number) ? text.replaceAll(number, '') : text
        expect(news, asked.path).not.toMatch(/canary-skills-(certificate-1|other-citizen)/)
        expect(hiddenIn(news, role), asked.path).toEqual([])
      }
      const forged = {
        number: 'F-1',
        userID: academy.viewer('user').id,
        status: 'issued',
        issuedAt: '2026-01-01T00:00:00Z',
      }
      for (const asked of [
        { path: '/api/certification', body: { data: forged } },
        { method: 'PUT' as const, path: `/api/certification/${mine}`, body: { data: { number: 'F-2' } } },
        { method: 'PUT' as const, path: `/api/certification/${theirs}`, body: { data: { status: 'revoked' } } },
        { method: 'DELETE' as const, path: `/api/certification/${mine}` },
      ])
        expect([400, 403, 404], asked.path).toContain((await ask({ role, ...asked })).status)
      // Requests for missing pages are counted.
      expect((await seen.changed()).filter((name) => name !== 'lost_address')).toEqual([])
      const own = await ask({ role, method: 'GET', path: `/api/certification/${mine}` })
      expect(own.status).toBe(role === 'user' ? 200 : 404)
    },
  )

  test('E12 a learner cannot say how far he is', async () => {
    const learner = academy.as('user')
    const { _id } = await from(learner, 'enroll').select('_id').executeTakeFirstOrThrow()
    const seen = await watch(academy)
    const forged = { total: 1, percent: 100, message: 'x', status: 'complete' }
    for (const data of [
      { analytics: forged },
      { 'analytics.percent': 100 },
      { analytics: { percent: 100 } },
      { percent: 100, status: 'complete' },
      { completed: true },
      { userID: ids.get('user')![1], analytics: forged },
    ]) {
      const path = `/api/enroll/${_id}`
      expect((await ask({ role: 'user', method: 'PUT', path, body: { data } })).status, JSON.stringify(data)).toBe(400)
      const again = await ask({
        role: 'user',
        path: '/api/enroll',
        body: { data: { courseID: ids.get('course')![1], ...data } },
      })
      expect(again.status, JSON.stringify(data)).toBe(400)
    }
    expect((await ask({ role: 'user', method: 'PUT', path: `/api/enroll/${_id}`, body: { data: {} } })).status).toBe(
      403,
    )
    expect((await ask({ role: 'user', method: 'DELETE', path: `/api/enroll/${_id}` })).status).toBe(403)
    expect(await seen.changed()).toEqual([])
  })

  test('E12 a learner finishes no lesson for another, and none of a course that he does not take', async () => {
    const [mine, theirs] = ids.get('enroll')!
    const lessons = ids.get('lesson')!
    const elsewhere = await create(academy.as('admin'), 'course', { name: 'ไม่ได้เรียน', status: true })
    const foreign = await create(academy.as('admin'), 'lesson', { courseID: elsewhere._id, name: 'บทของคอร์สอื่น' })
    const seen = await watch(academy)
    for (const data of [
      { enrollID: theirs, lessonID: lessons[1] },
      { enrollID: 'f'.repeat(24), lessonID: lessons[1] },
      { enrollID: mine, lessonID: 'f'.repeat(24) },
      { enrollID: mine, lessonID: foreign._id },
    ]) {
      const answer = await ask({ role: 'user', path: '/api/lesson_completion', body: { data } })
      expect([400, 403, 404], `${JSON.stringify(data)} ${answer.text}`).toContain(answer.status)
    }
    expect(await seen.changed()).toEqual([])
  })

  test('E13 what a lesson teaches is told to nobody who does not take the course, by no address', async () => {
    const taught = markers.find(({ text }) => text === 'canary-skills-taught')!
    const lessonID = ids.get('lesson')![1]!
    const [, courseID] = ids.get('course')!
    const other = await create(academy.as('admin'), 'user', { username: 'beside', firstname: 'ก', phone: '0900000099' })
    const beside = { ...academy.viewer('user'), id: other._id }
    for (const viewer of [academy.viewer('guest'), beside])
      for (const asked of [
        { method: 'GET' as const, path: `/api/lesson/${lessonID}` },
        { path: '/api/lesson/query', body: { args: [{ _id: lessonID }], fields: ['content'] } },
        {
          path: '/api/lesson/aggregate',
          body: { pipeline: [{ $match: { _id: lessonID } }, { $project: { x: '$content' } }] },
        },
        {
          path: '/api/course/aggregate',
          body: { pipeline: [{ $lookup: { from: 'lesson', localField: '_id', foreignField: 'courseID', as: 'all' } }] },
        },
        { method: 'GET' as const, path: `/lesson/play/${courseID}/${lessonID}` },
        { method: 'GET' as const, path: `/lesson/play/${courseID}/${lessonID}.data` },
      ]) {
        const { text } = await pages.ask({ viewer, ...asked })
        expect(text, `${viewer.role} ${asked.path}`).not.toContain(taught.text)
      }
    const own = await ask({ role: 'user', method: 'GET', path: `/api/lesson/${lessonID}` })
    expect(own.text).toContain(taught.text)
  })

  test.each(roles)('E16 a %s neither writes, changes nor removes what was recorded', async (role) => {
    await create(academy.as('admin'), 'course', { name: `บันทึกไว้ ${role}` })
    const seen = await watch(academy)
    const id = ids.get('course')![0]!
    for (const name of ['history', 'audit', 'outbox', 'job', 'log'])
      for (const asked of [
        { path: `/api/${name}`, body: { data: { verb: 'update', changes: {} } } },
        { path: `/api/${name}/query`, body: { args: [{}] } },
        { method: 'PUT' as const, path: `/api/${name}/1`, body: { data: { changes: {} } } },
        { method: 'DELETE' as const, path: `/api/${name}/1` },
        { method: 'PUT' as const, path: `/api/course/${id}/history`, body: { data: { changes: {} } } },
        { method: 'DELETE' as const, path: `/api/course/${id}/history` },
        { path: `/api/course/${id}/history`, body: {} },
      ]) {
        expect((await ask({ role, ...asked })).status, `${asked.method} ${asked.path}`).toBe(404)
      }
    expect(await seen.changed()).toEqual([])
  })
})
