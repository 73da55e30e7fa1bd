import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineCollection } from '#platform/data/collection/define.ts'
import * as kinds from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { declaredSchema } from './declared-schema.ts'
import { type TestDatabase, bothDrivers } from './test-database.ts'

const anybody = { read: () => true, create: () => true, update: () => true, remove: () => true }
const label = { th: 'ก', en: 'a' }
const declared = (name: string, given: object): AnyCollection =>
  defineCollection({
    ...{ name, label, plural: label, site: 'unit', title: ['name'], access: anybody, form: [] },
    ...{ list: { columns: [], search: ['name'], sort: 'createdAt desc' }, ...given },
  } as never) as AnyCollection

const { text, code, codes, baht, optional, initially, computed, group, boolean, reference, cascading } = kinds

// Product tables refer to these collections, and a trigger reads the sign-in fields.
const signInFields = {
  username: optional(text('ก', 'a')),
  email: optional(text('ก', 'a')),
  phone: optional(text('ก', 'a')),
}
const user = declared('user', { softDelete: true, fields: { name: text('ก', 'a'), ...signInFields } })
const space = declared('space', { fields: { name: text('ก', 'a') } })
const mail = declared('mail', { fields: { name: text('ก', 'a') } })
const course = declared('course', {
  fields: {
    name: text('ก', 'a'),
    code: optional(code('ก', 'a')),
    status: initially(false, boolean('ก', 'a')),
    price: optional(baht('ก', 'a')),
    category: initially<string[], string | string[]>([], codes('category')('ก', 'a')),
    seen: computed(null, optional(group({ total: kinds.number('ก', 'a') })('ก', 'a'))),
  },
  uniques: [['code']],
  indexes: [['status', 'createdAt desc']],
})
const lesson = declared('lesson', {
  fields: {
    name: text('ก', 'a'),
    courseID: cascading(reference('course')('ก', 'a')),
    parent: optional(cascading(reference('lesson')('ก', 'a'))),
    owner: optional(reference('user')('ก', 'a')),
  },
  indexes: [['courseID', 'name']],
})
const place = declared('place', {
  fields: { name: text('ก', 'a'), address: code('ก', 'a') },
  uniques: [['address']],
  globalUniques: [['address']],
})
const way = declared('way', {
  fields: {
    name: text('ก', 'a'),
    kind: kinds.enforced(
      kinds.choice([
        { value: 'foot', label },
        { value: 'car', label },
      ])('ก', 'a'),
    ),
    changed: kinds.derived((column) => column('updatedAt'), kinds.instant('ก', 'a')),
    to: optional(reference('place', 'address')('ก', 'a')),
  },
  singleton: true,
})
const collections = [way, lesson, course, user, space, mail, place]
const schema = declaredSchema(collections)

describe('the declared schema', () => {
  it.each([
    ['a given field', '"name" text collate "und-x-icu" not null,'],
    ['an optional field', '"code" text collate "C",'],
    ['a field with an initial value', '"status" boolean not null,'],
    ['what remembers the form of a list', '"category_is_list" boolean not null,'],
    ['a computed optional group', '"seen" jsonb,'],
    ['a list', `create index "course_in_category" on "course" using gin ("category")`],
    ['an order', 'create index "course_by_status_createdAt" on "course" (site, "status", "createdAt" desc, _id)'],
    ['a unique field', 'create unique index "course_unique_code" on "course" (site, "code")'],
    ['the search', 'create index "course_search" on "course" using gin (search gin_trgm_ops)'],
    ['a reference', 'add constraint "lesson_to_owner" foreign key (site, "owner") references "user" (site, _id)'],
    ['an index for a reference', 'create index "lesson_by_owner" on "lesson" (site, "owner" nulls first, _id)'],
    ['a reference that cascades', 'foreign key (site, "courseID") references "course" (site, _id) on delete cascade'],
    ['choices that PostgreSQL keeps', `"kind" text collate "C" not null check ("kind" in ('foot', 'car')),`],
    ['a value that no other site may have', 'index "place_everywhere_address" on "place" ("address")'],
    ['one row a site', 'create unique index "way_single" on "way" (site)'],
    ['a reference by a name', 'foreign key (site, "to") references "place" (site, "address") on update cascade'],
  ])('has %s', (_what, sentence) => {
    expect(schema.join(';\n')).toContain(sentence)
  })

  it('has no column for what is derived', () => {
    expect(schema.join(';\n')).not.toContain('"changed"')
  })

  it('makes no second index for a reference that leads one', () => {
    expect(schema.filter((statement) => statement.includes('"lesson_by_courseID'))).toHaveLength(1)
  })

  it.each([
    [
      'a reference to nowhere',
      { fields: { name: text('ก', 'a'), x: reference('nothing')('ก', 'a') } },
      'no module declares',
    ],
    [
      'a name that would be cut',
      { fields: { name: text('ก', 'a') }, indexes: [['name', 'n'.repeat(60)]] },
      'longer than',
    ],
  ])('refuses %s', (_what, given, sentence) => {
    expect(() => declaredSchema([declared('odd', given)])).toThrow(sentence)
  })
})

describe.each(await bothDrivers())('the declared schema on $kind', ({ open }) => {
  let scratch: TestDatabase
  const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(scratch.database.kysely)
  const at = `now(), now()`

  beforeAll(async () => {
    scratch = await open()
    for (const statement of schema) await run(statement)
    await run(`insert into site select s, null, now() from unnest(array['s1','s2']) s`)
    await run(`insert into "user" (site, _id, "createdAt", "updatedAt", name) values ('s1', 'u1', ${at}, 'ก')`)
    await run(`insert into course (site, _id, "createdAt", "updatedAt", name, status, category, category_is_list, search)
      select 's1', 'c' || n, ${at}, 'หลักสูตร ' || n, n % 2 = 0, array['k' || n % 900], true, case when n % 400 = 7 then 'งานเชื่อมไฟฟ้า' else 'ความปลอดภัยในโรงงาน' end from generate_series(1, 20000) n`)
  })
  afterAll(() => scratch.remove())

  it('refuses references across sites, to nothing, and the removal of what is referred to', async () => {
    const add = (site: string, parts: string) =>
      run(
        `insert into lesson (site, _id, "createdAt", "updatedAt", name, "courseID", owner) values ('${site}', 'l', ${at}, 'ก', ${parts})`,
      )
    await expect(add('s2', `'c1', null`)).rejects.toMatchObject({ code: '23503' })
    await expect(add('s1', `'c1', 'u9'`)).rejects.toMatchObject({ code: '23503' })
    await add('s1', `'c1', 'u1'`)
    await expect(run(`delete from "user"`)).rejects.toMatchObject({
      code: '23503',
      detail: expect.stringContaining('still referenced'),
    })
    await run(`delete from course where _id = 'c1'`)
    expect((await run('select 1 from lesson')).rows).toEqual([])
  })

  it.each([
    ['a Thai search', `search like '%เชื่อมไฟ%'`, 'course_search'],
    ['a code in a list', `category @> array['k3']`, 'course_in_category'],
    [
      'a page of a list',
      `site = 's1' and status order by "createdAt" desc, _id limit 20`,
      'course_by_status_createdAt',
    ],
  ])('answers %s from its index', async (_what, condition, index) => {
    await run('vacuum analyze course')
    const plan = await run(`explain select _id from course where ${condition}`)
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Sort')
  })
})
