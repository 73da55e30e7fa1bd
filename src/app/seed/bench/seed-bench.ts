import { type Kysely, sql } from 'kysely'
import type { Name } from '#platform/data/collection/registry.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { accepted } from '#platform/data/collection/writing/accept.ts'
import { searchText } from '#platform/data/collection/writing/columns.ts'
import { tagOf } from '#platform/data/collection/reads.ts'
import type { Context } from '#platform/context.ts'
import { refreshStatistics } from '#platform/data/database/statistics.ts'
import {
  type Learning,
  type Sizes,
  type SeedRow,
  seedCourseRows,
  sowEnrolments,
  seedLearnerRows,
  seedLessonRows,
} from './rows.ts'

/** An institution, and one ten times as large: 200,000 and 2,000,000 enrolments. Both have fifty for each learner. */
export const benchSizes = {
  bench: { courses: 10_000, learners: 4000, enrolments: 50 },
  large: { courses: 100_000, learners: 40_000, enrolments: 50 },
} as const satisfies Record<string, Sizes>

/** Rows per statement: few enough for one message to the database's thread. */
const atOnce = 2000
/** Learners whose enrolments are in memory at once. */
const classSize = 100

/**
 * Fills a site with a large academy in seconds, all or nothing. Rows are validated like those of staff and stored in
 * thousands. No event is sent, because computed values are already there.
 */
export const seedBench = async (ctx: Context, of: { sizes: Sizes; hash: string }) => {
  const { app } = ctx
  const { sizes } = of
  const courses = seedCourseRows(sizes, ctx.now)
  const lessons = seedLessonRows(courses)
  const learners = seedLearnerRows(sizes, ctx.now)
  const beds: [Name, readonly SeedRow[]][] = [
    ['course', courses],
    ['lesson', lessons],
    ['user', learners],
  ]
  await app.database.patiently((kysely) =>
    kysely.transaction().execute(async (inside) => {
      for (const [name, sown] of beds) await plantRows(inside, { ctx, name, sown })
      for (const { enrolments, completions } of classes(sowEnrolments(sizes, { courses, lessons, learners }))) {
        await plantRows(inside, { ctx, name: 'enroll', sown: enrolments })
        await plantRows(inside, { ctx, name: 'lesson_completion', sown: completions })
      }
      await plantCredentials(inside, { site: ctx.site._id, learners, hash: of.hash })
    }),
  )
  const collections = ['course', 'lesson', 'user', 'enroll', 'lesson_completion']
  app.purges.add(collections.map((name) => tagOf(ctx.site._id, { name })))
  await refreshStatistics(app.database)
}

/** Yields the learning of a hundred learners at a time. A million enrolments would not fit into memory. */
function* classes(learning: Iterable<Learning>): Generator<Learning> {
  let held: Learning[] = []
  for (const one of learning) {
    held.push(one)
    if (held.length === classSize) {
      yield joined(held)
      held = []
    }
  }
  yield joined(held)
}

const joined = (held: readonly Learning[]): Learning => ({
  enrolments: held.flatMap(({ enrolments }) => enrolments),
  completions: held.flatMap(({ completions }) => completions),
})

async function plantRows(kysely: Kysely<unknown>, of: { ctx: Context; name: Name; sown: readonly SeedRow[] }) {
  const { ctx, name, sown } = of
  const table = sql.table(name)
  for (let at = 0; at < sown.length; at += atOnce) {
    const rows = sown.slice(at, at + atOnce).map((one) => rowOf(ctx, name, one))
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(
      kysely,
    )
  }
}

function rowOf(ctx: Context, name: Name, { _id, at, input, computed }: SeedRow) {
  const collection = collectionOf(ctx, name)
  const fields = { ...accepted(ctx, collection, input), ...computed }
  const made = new Date(at).toISOString()
  const search = searchText(collection, fields)
  return { site: ctx.site._id, _id, createdAt: made, updatedAt: made, version: 1, search, ...fields }
}

/** All bench learners have one password: hashing two thousand would take a minute. */
async function plantCredentials(
  kysely: Kysely<unknown>,
  of: { site: string; learners: readonly SeedRow[]; hash: string },
) {
  const ids = of.learners.map(({ _id }) => _id)
  const now = new Date(of.learners[0]?.at ?? 0).toISOString()
  await sql`insert into credential (site, "user", hash, "updatedAt")
    select ${of.site}, id, ${of.hash}, ${now} from unnest(${ids}::text[]) as id`.execute(kysely)
}
