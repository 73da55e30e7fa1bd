import { expectTypeOf, test } from 'vitest'
import type { from } from '#platform/data/collection/rows.ts'
import type { ChangeOf, Name, NewRowOf, RowOf } from '#platform/data/collection/registry.ts'
import type { manifests } from './modules.ts'

/** Inference that silently became `any` would let every misspelt field through: these lines do not compile then. */
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
  expectTypeOf<Name>().toEqualTypeOf<
    | 'amphure'
    | 'api_key'
    | 'asset'
    | 'attendance'
    | 'asset_holder'
    | 'asset_life'
    | 'branch'
    | 'category'
    | 'code_item'
    | 'configuration'
    | 'consent'
    | 'course'
    | 'course_version'
    | 'enroll'
    | 'hand_in'
    | 'hostname'
    | 'hours_entry'
    | 'hours_rule'
    | 'id_disclosure'
    | 'institution'
    | 'lecturer'
    | 'lesson'
    | 'lesson_answer'
    | 'lesson_completion'
    | 'lesson_session'
    | 'lesson_exception'
    | 'lesson_note'
    | 'lesson_question'
    | 'lesson_watch'
    | 'certification'
    | 'lost_address'
    | 'mail'
    | 'message'
    | 'note'
    | 'order'
    | 'package'
    | 'person_change'
    | 'room'
    | 'room_booking'
    | 'target'
    | 'post'
    | 'province'
    | 'redirect'
    | 'review'
    | 'space'
    | 'tambon'
    | 'term'
    | 'translate'
    | 'user'
    | 'company_seat'
    | 'follow'
    | 'seat_grant'
    | 'seating'
    | 'waiting'
  >()
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
