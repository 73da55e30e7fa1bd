import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Scalar } from '#domain/query/filter.ts'
import { compileFilter } from './compile-filter.ts'

const kysely = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A column that is itself a statement: another table decides who may read it. */
const hidden = sql`case when exists (select 1 from enroll) then name end`
const compiled = (values: Scalar[], kind: 'text' | 'list') =>
  compileFilter({ is: 'in', field: 'name', values }, { operand: () => ({ kind, sql: hidden, path: [] }) }).compile(
    kysely,
  )

describe('one of many values', () => {
  it.each(['text', 'list'] as const)('names a %s column once, however many there are', (kind) => {
    const many = Array.from({ length: 200 }, (_, n) => `v${n}`)
    const { sql: text, parameters } = compiled(many, kind)
    expect(text.match(/exists/g)).toHaveLength(1)
    expect(parameters).toEqual(many)
  })

  it.each(['text', 'list'] as const)('asks a %s column for nothing apart', (kind) => {
    expect(compiled(['a', null, 'b'], kind).sql).toMatch(/ or case .* is null\)$/)
    expect(compiled([null], kind).parameters).toEqual([])
    expect(compiled([], kind).sql).toBe('false')
  })
})
