import { expectTypeOf, test } from 'vitest'
import type { from } from '#platform/data/collection/rows.ts'
import type { ChangeOf, Name, NewRowOf, RowOf } from '#platform/data/collection/registry.ts'
import type { manifests } from './modules.ts'

/** If inference fell back to `any`, misspelt fields would pass. Then these lines do not compile. */
test('rows are typed from the declarations of their collections', () => {
  expectTypeOf<RowOf<'course'>['name']>().toEqualTypeOf<string>()
  expectTypeOf<RowOf<'course'>['type']>().toEqualTypeOf<string>()
  expectTypeOf<RowOf<'course'>['category']>().toEqualTypeOf<string[]>()
  expectTypeOf<RowOf<'course'>['lecturer']>().toEqualTypeOf<{ id: string | null; name: string }[]>()
  expectTypeOf<RowOf<'course'>['sale_price']>().toEqualTypeOf<number | null>()
  expectTypeOf<RowOf<'enroll'>['analytics']>().toEqualTypeOf<{
    total: number
    percent: number
    message: string
    status: 'pending' | 'processing' | 'complete'
  } | null>()
  expectTypeOf<RowOf<'course'>>().toHaveProperty('site')
  expectTypeOf<RowOf<'province'>>().not.toHaveProperty('site')
  expectTypeOf<'course' | 'configuration' | 'lost_address'>().toExtend<Name>()
  expectTypeOf<'cuorse'>().not.toExtend<Name>()
  expectTypeOf<string>().not.toExtend<Name>()
})

test('what is written is checked against the declaration', () => {
  expectTypeOf<{ name: string }>().toExtend<NewRowOf<'course'>>()
  expectTypeOf<Record<never, never>>().not.toExtend<NewRowOf<'course'>>()
  expectTypeOf<{ certification: 'ghost' }>().not.toExtend<ChangeOf<'course'>>()
  expectTypeOf<{ category: 'electric' }>().toExtend<ChangeOf<'course'>>()
})

test('a query knows its columns', () => {
  type Courses = ReturnType<typeof from<'course'>>
  const unknownColumn = (courses: Courses) =>
    // @ts-expect-error no such column
    courses.select('nope')
  const knownColumn = (courses: Courses) => courses.select(['name', 'hours']).executeTakeFirstOrThrow()
  expectTypeOf(unknownColumn).toBeFunction()
  expectTypeOf<Awaited<ReturnType<typeof knownColumn>>['hours']>().toEqualTypeOf<number>()
  expectTypeOf<(typeof manifests)[number]['name']>().toEqualTypeOf<string>()
})
