import { expect, it } from 'vitest'
import { defineCollection } from '#platform/data/collection/define.ts'
import { baht, boolean, code, initially, optional, text } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { declaredSchema } from './declared-schema.ts'
import { draftMigration } from './draft-migration.ts'
import { schemaDrift } from './drift.ts'
import { sqlMigration } from './migrate.ts'

const label = { th: 'ก', en: 'a' }
const declared = (name: string, given: object): AnyCollection =>
  defineCollection({
    ...{ name, label, plural: label, site: 'unit', title: ['name'], form: [] },
    ...{ access: { read: () => true, create: () => true, update: () => true, remove: () => true } },
    ...{ list: { columns: [], search: ['name'], sort: 'createdAt desc' }, ...given },
  } as never) as AnyCollection

// Product tables refer to these collections, and a trigger reads the sign-in fields.
const signInFields = { username: text('ก', 'a'), email: text('ก', 'a'), phone: text('ก', 'a') }
const user = declared('user', { softDelete: true, fields: { name: text('ก', 'a'), ...signInFields } })
const space = declared('space', { fields: { name: text('ก', 'a') } })
const mail = declared('mail', { fields: { name: text('ก', 'a') } })
const before = declared('course', { fields: { name: text('ก', 'a'), code: code('ก', 'a') } })
const after = declared('course', {
  fields: {
    name: text('ก', 'a'),
    code: optional(code('ก', 'a')),
    price: optional(baht('ก', 'a')),
    status: initially(false, boolean('ก', 'a')),
  },
  indexes: [['price desc']],
  uniques: [['code']],
})
const tag = declared('tag', { fields: { name: text('ก', 'a') } })
const first = sqlMigration('0001-academy', declaredSchema([user, space, mail, before]))

// The first test on a machine creates the files that others copy.
it('finds no difference between a schema and the migration that makes it', { timeout: 120_000 }, async () => {
  expect(await schemaDrift({ collections: [user, space, mail, before], migrations: [first] })).toEqual({
    added: [],
    removed: [],
  })
  expect(
    await draftMigration({ name: '0002-none', collections: [user, space, mail, before], migrations: [first] }),
  ).toBe('')
})

it('sees columns, nullability and indexes that differ', async () => {
  expect(await schemaDrift({ collections: [user, space, mail, after], migrations: [first] })).toEqual({
    added: [
      'column course.code text collate "C"',
      'column course.price numeric(12,2)',
      'column course.status boolean not null',
      'index course.course_unique_code CREATE UNIQUE INDEX course_unique_code ON course USING btree (site, code)',
      'index course.course_by_price CREATE INDEX course_by_price ON course USING btree (site, price DESC NULLS LAST, _id)',
    ],
    removed: ['column course.code text collate "C" not null'],
  })
})

it('sees defaults, collations, checks and indexes that were made by hand', async () => {
  const byHand = sqlMigration('0002-by-hand', [
    `alter table course alter version set default 2`,
    `alter table course alter code type text collate "und-x-icu"`,
    `alter table course add constraint odd_check check (version > 0)`,
    `create index odd on course (name) where version > 1`,
  ])
  const { removed } = await schemaDrift({ collections: [user, space, mail, before], migrations: [first, byHand] })
  expect(removed).toEqual([
    'column course.version integer default 2 not null',
    'column course.code text collate "und-x-icu" not null',
    'constraint course.odd_check CHECK ((version > 0))',
    'index course.odd CREATE INDEX odd ON course USING btree (name) WHERE (version > 1)',
  ])
})

it('drafts the statements that are missing and says what it cannot know', async () => {
  const draft = await draftMigration({
    name: '0002-course-price',
    collections: [user, space, mail, after, tag],
    migrations: [first],
  })
  expect(draft).toContain("export const coursePrice = sqlMigration('0002-course-price', [")
  expect(draft).toContain('`alter table "course" add column "price" numeric(12,2)`,')
  expect(draft).toContain('`create index "course_by_price" on "course" (site, "price" desc nulls last, _id)`,')
  expect(draft).toContain('create table "tag" (')
  expect(draft).toContain('// Fill course.status in the rows that exist')
  expect(draft).toContain('// Declared otherwise: column course.code text collate "C"\n')
  const statements = [...draft.matchAll(/`([^`]+)`/g)].map(([, statement]) => statement!)
  const rest = await schemaDrift({
    collections: [user, space, mail, after, tag],
    migrations: [first, sqlMigration('0002', statements)],
  })
  expect(rest).toEqual({
    added: ['column course.code text collate "C"'],
    removed: ['column course.code text collate "C" not null'],
  })
})
