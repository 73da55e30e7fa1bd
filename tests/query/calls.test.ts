import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aggregate } from '#platform/http/api/aggregate.ts'
import { find } from '#platform/http/api/find.ts'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('questions that only a database can answer wrongly, on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
    const admin = academy.as('admin')
    for (const code of ['a', 'b']) await create(admin, 'category', { name: code, code })
    await create(admin, 'course', { name: 'หนึ่ง', status: true, category: 'a', target: ['t1', 't2'], lecturer: 'ครู' })
    await create(admin, 'course', { name: 'สอง', status: true, category: ['a', 'b'], target: 't1', price: 12.5 })
    await create(admin, 'course', { name: 'ร่าง', status: false, category: ['a'] })
  })
  afterAll(() => academy.close())

  const ask = (pipeline: unknown[], role: 'guest' | 'admin' = 'guest') =>
    aggregate(academy.as(role), 'course', { pipeline }) as Promise<Record<string, unknown>[]>
  const names = (found: unknown) => (found as { name: string }[]).map(({ name }) => name).toSorted()

  test('a target is asked for by itself or by its code', async () => {
    expect(names(await ask([{ $match: { 'target.code': 't2' } }]))).toEqual(['หนึ่ง'])
    expect(names(await ask([{ $match: { target: 't1' } }]))).toEqual(['สอง', 'หนึ่ง'])
    expect(
      names(await find(academy.as('guest'), 'course', { args: [{ 'target.code': { $in: ['t2', 'x'] } }] })),
    ).toEqual(['หนึ่ง'])
  })

  test('a document says what find says of the row', async () => {
    for (const role of ['guest', 'admin'] as const) {
      const found = await find(academy.as(role), 'course', { sort: { _id: 1 } })
      expect(await ask([{ $sort: { _id: 1 } }], role)).toEqual(found)
    }
  })

  test('a code is answered as a code, a list as a list, and a lecturer as the text he was given as', async () => {
    const [one] = await ask([{ $match: { name: 'หนึ่ง' } }])
    expect(one).toMatchObject({ category: 'a', target: ['t1', 't2'], lecturer: 'ครู' })
    const [two] = await ask([{ $match: { name: 'สอง' } }, { $project: { category: 1, target: 1, price: 1 } }])
    expect(two).toMatchObject({ category: ['a', 'b'], target: 't1', price: 12.5 })
    expect(await ask([{ $match: { lecturer: 'ครู' } }])).toHaveLength(1)
  })

  test('a path into what a list names is answered as a list of objects that hold only that path', async () => {
    for (const code of ['t1', 't2'])
      await create(academy.as('admin'), 'target', {
        _id: code.padEnd(24, '0').replace('t', 'a'),
        code,
        name: `กลุ่ม ${code}`,
      })
    const one = { $match: { name: 'หนึ่ง' } }
    const $lookup = { from: 'target', localField: 'target', foreignField: 'code', as: 'target' }
    const whole = [{ code: 't1' }, { code: 't2' }]
    for (const $project of [{ 'target.code': 1 }, { target: { code: 1 } }]) {
      for (const pipeline of [
        [one, { $lookup }, { $project }],
        [one, { $project }],
      ])
        expect(await ask(pipeline)).toEqual([{ _id: expect.any(String), target: whole }])
      expect(await ask([one, { $lookup }, { $project }, { $unwind: '$target' }, { $project: { _id: 0 } }])).toEqual(
        whole.map((target) => ({ target })),
      )
    }
    const [left] = await ask([one, { $lookup }, { $project: { 'target.code': 0, 'target._id': 0 } }])
    expect(left!['target']).toMatchObject([{ name: 'กลุ่ม t1' }, { name: 'กลุ่ม t2' }])
    expect(JSON.stringify(left!['target'])).not.toContain('"code"')
    const [learned] = await ask([{ $match: { name: 'สอง' } }, { $project: { 'lecturer.name': 1, 'lecturer.id': 1 } }])
    expect(learned).toMatchObject({ lecturer: [] })
  })

  test('the highlights are the same in every order of their stages, and without the join by the list of codes', async () => {
    const $lookup = { from: 'category', localField: 'category', foreignField: 'code', as: 'category' }
    const match = { $match: { status: true } }
    const newest = { $sort: { createdAt: -1 } }
    const unwind = { $unwind: '$category' }
    const end = (_id: string) => [
      { $group: { _id, courses: { $push: '$$ROOT' } } },
      { $project: { courses: { $slice: ['$courses', 4] } } },
      { $sort: { _id: 1 } },
    ]
    const usual = await ask([match, { $lookup }, unwind, newest, ...end('$category.code')])
    expect(usual.map(({ _id }) => _id)).toEqual(['a', 'b'])
    for (const order of [
      [match, { $lookup }, newest, unwind],
      [match, newest, { $lookup }, unwind],
      [newest, { $lookup }, match, unwind],
      [{ $lookup }, newest, match, unwind],
    ])
      expect(await ask([...order, ...end('$category.code')])).toEqual(usual)
    const listed = await ask([match, newest, ...end('$category')])
    expect(listed.map(({ _id }) => _id)).toEqual(['a', ['a', 'b']])
    expect(listed.map(({ courses }) => names(courses))).toEqual([['หนึ่ง'], ['สอง']])
    const each = await ask([match, unwind, newest, ...end('$category')])
    expect(each.map(({ _id, courses }) => [_id, names(courses)])).toEqual([
      ['a', ['สอง', 'หนึ่ง']],
      ['b', ['สอง']],
    ])
  })

  test('a computed value that is computed from another, and so on, stays one statement of bearable length', async () => {
    const twice = Array.from({ length: 18 }, () => ({ $addFields: { hours: { $add: ['$hours', '$hours'] } } }))
    const [one] = await ask([{ $addFields: { hours: 1 } }, ...twice.slice(0, 8), { $limit: 1 }])
    expect(one).toMatchObject({ hours: 2 ** 8 })
    await expect(ask([...twice, { $limit: 1 }])).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a collection with more fields than a function takes arguments is answered whole', async () => {
    const many = Object.fromEntries(Array.from({ length: 98 }, (_, n) => [`f${n}`, { $literal: n }]))
    const [one] = await ask([{ $limit: 1 }, { $addFields: many }])
    expect(one).toMatchObject({ f0: 0, f97: 97 })
  })

  test('a lookup of a collection whose plugin is off finds no relation', async () => {
    const ctx = academy.as('guest')
    const bare = {
      ...ctx,
      site: { ...ctx.site, plugins: new Set([...ctx.site.plugins].filter((name) => name !== 'category')) },
    }
    const $lookup = { from: 'category', localField: 'category', foreignField: 'code', as: 'cat' }
    await expect(aggregate(bare, 'course', { pipeline: [{ $lookup }] })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('nobody joins by a field that he may not read, from either side', async () => {
    const byLecturer = { $lookup: { from: 'lecturer', localField: '_id', foreignField: 'userID', as: 'lecturers' } }
    const byUser = { $lookup: { from: 'user', localField: 'userID', foreignField: '_id', as: 'people' } }
    const joined = (role: 'user' | 'manager', collection: string, stage: object) =>
      aggregate(academy.as(role), collection, { pipeline: [stage] })
    for (const [collection, stage] of [
      ['user', byLecturer],
      ['lecturer', byUser],
    ] as const) {
      await expect(joined('user', collection, stage), collection).rejects.toMatchObject({ kind: 'invalid' })
      await expect(joined('manager', collection, stage), collection).resolves.toBeInstanceOf(Array)
    }
  })

  test('no more than two thousand documents are answered, and the count is true', async () => {
    const $lookup = { from: 'course', localField: 'category', foreignField: 'category', as: 'x' }
    await expect(ask([{ $lookup }])).rejects.toMatchObject({ kind: 'invalid' })
    await expect(ask([{ $limit: 5000 }])).rejects.toMatchObject({ kind: 'invalid' })
    expect(await ask([{ $count: 'n' }])).toEqual([{ n: 2 }])
    expect(await ask([{ $match: { name: 'ไม่มี' } }, { $count: 'n' }])).toEqual([])
  })
})
