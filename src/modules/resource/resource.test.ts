import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('resources on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let room: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    room = (await create(academy.as('root'), 'room', { name: 'ห้องบรรยาย 1', capacity: 40 }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const at = (hour: string) => `2026-12-01T${hour}:00Z`
  const book = (from: string, to: string, of = room) =>
    create(academy.as('root'), 'room_booking', { room: of, purpose: 'อบรม', startsAt: at(from), endsAt: at(to) })

  test('rooms, bookings and packages open for root and for nobody else', async () => {
    for (const screen of [
      'space',
      'space/add',
      `space/detail/${room}`,
      'booking',
      'booking/add',
      'package',
      'package/add',
      'assign',
    ]) {
      expect((await pages.open({ path: `/resource/${screen}`, viewer: academy.viewer('root') })).status, screen).toBe(
        200,
      )
      for (const role of ['user', 'admin', 'superadmin'] as const)
        expect((await pages.open({ path: `/resource/${screen}`, viewer: academy.viewer(role) })).status, screen).toBe(
          302,
        )
    }
    for (const role of ['admin', 'superadmin'] as const) {
      await expect(create(academy.as(role), 'room', { name: 'x', capacity: 1 })).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(create(academy.as(role), 'package', { name: 'x' })).rejects.toMatchObject({ kind: 'forbidden' })
      expect(await from(academy.as(role), 'package').select('_id').execute()).toEqual([])
    }
  })

  test('of one room no two bookings overlap, of ten at once one is kept, and one may begin when another ends', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => book('02:00', '05:00')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const overlap = { kind: 'conflict', issues: [{ field: 'startsAt', code: 'overlap' }] }
    await expect(book('04:59', '06:00')).rejects.toMatchObject(overlap)
    await expect(book('03:00', '04:00')).rejects.toMatchObject(overlap)
    const next = await book('05:00', '06:00')
    const moved = update(academy.as('root'), 'room_booking', { _id: next._id, change: { startsAt: at('04:30') } })
    await expect(moved).rejects.toMatchObject(overlap)
    const other = (await create(academy.as('root'), 'room', { name: 'ห้อง 2', capacity: 9 }))._id
    await book('02:00', '05:00', other)
    await expect(book('09:00', '08:00')).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'endsAt' }] })
  })

  test('a removed booking holds no time, and does not come back where another one is', async () => {
    const first = await book('07:00', '08:00')
    await remove(academy.as('root'), 'room_booking', first._id)
    const second = await book('07:30', '08:30')
    await expect(restore(academy.as('root'), 'room_booking', first._id)).rejects.toMatchObject({ kind: 'conflict' })
    await remove(academy.as('root'), 'room_booking', second._id)
    await restore(academy.as('root'), 'room_booking', first._id)
  })

  test('a closed room is not booked, and none for more people than it holds', async () => {
    const root = academy.as('root')
    const { _id: small } = await create(root, 'room', { name: 'ห้องเล็ก', capacity: 8 })
    const hours = { startsAt: at('02:00'), endsAt: at('03:00') }
    const crowd = create(root, 'room_booking', { room: small, purpose: 'อบรม', ...hours, people: 9 })
    await expect(crowd).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'people', code: 'capacity' }] })
    const fits = await create(root, 'room_booking', { room: small, purpose: 'อบรม', ...hours, people: 8 })
    await update(root, 'room', { _id: small, change: { active: false } })
    await expect(book('04:00', '05:00', small)).rejects.toMatchObject({ issues: [{ field: 'room', code: 'closed' }] })
    await update(root, 'room_booking', { _id: fits._id, change: { people: 4, contact: 'คุณสมร' } })
    const later = update(root, 'room_booking', { _id: fits._id, change: { endsAt: at('04:00') } })
    await expect(later).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a booking says in the form what is in its way', async () => {
    const form = { room, purpose: 'ซ้อน', startsAt: at('03:00'), endsAt: at('04:00') }
    const answer = await pages.post({ path: '/resource/booking/add', viewer: academy.viewer('root'), form })
    expect(answer.status).toBe(409)
    expect(textOf(answer.text)).toContain('ห้องนี้มีการจองอื่นในช่วงเวลาเดียวกันแล้ว')
  })

  test('a site holds no more than its package, however many add at once, and another site is not counted', async () => {
    const small = await create(academy.as('root'), 'package', { name: 'เล็ก', limits: { course: 2, user: null } })
    const viewer = academy.viewer('root')
    expect((await pages.post({ path: '/resource/assign', viewer, form: { package: small._id } })).status).toBe(302)
    expect(
      (await pages.post({ path: '/resource/assign', viewer: academy.viewer('admin'), form: { package: '' } })).headers[
        'location'
      ],
    ).toContain('refused')
    const add = (n: number) => {
      const body = { data: { name: `หลักสูตร ${n}` } }
      return pages.ask({ path: '/api/course', viewer: academy.viewer('admin'), body })
    }
    const answers = await Promise.all([1, 2, 3, 4].map(add))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.message).toContain('ได้ไม่เกิน 2 รายการ')
    await create(academy.as('admin', 'factory'), 'course', { name: 'โรงงาน' })
    expect(textOf((await pages.open({ path: '/resource/package', viewer })).text)).toContain('จากไม่เกิน 2')
    await update(academy.as('root'), 'package', { _id: small._id, change: { limits: { course: 3, user: null } } })
    expect((await add(5)).status).toBe(200)
    const forged = pages.ask({
      path: `/api/package/${small._id}`,
      method: 'PUT',
      viewer: academy.viewer('admin'),
      body: { data: { limits: { course: null, user: null } } },
    })
    expect((await forged).status).toBe(404)
  })
})
