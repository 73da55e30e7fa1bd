import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { createAny, updateAny } from '#platform/data/collection/write.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { withOffered } from '#platform/data/field-types/choice/offered.ts'
import { columnsOf } from '#platform/data/import-export/columns.ts'
import { mayExport, mayImport } from '#platform/data/import-export/rights.ts'
import { oneOf } from '../../scripts/testing/sweep.ts'
import { plantMarkers } from '../canary/markers.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { nastyWire } from '../support/nasty.ts'
import { transfersOf } from '../support/transfers.ts'

const drivers = await testDrivers()
const formats = ['csv', 'xlsx'] as const
const copies = 5
/**
 * Fields whose value no file could restore: those that a job fixes when it offers a seat, and the citizen id, for which the markers
 * store a text that is none.
 */
const notRestorable = new Set(['waiting.calledAt', 'waiting.rank', 'user.citizen'])
const firstSeed = Number(process.env['WICHA_FUZZ_SEED'] ?? 1)

const unlessRefused = (error: unknown) => {
  if (!(error instanceof RequestError)) throw error
}

describe.each(drivers)(`files on $kind, seed ${firstSeed}`, (driver) => {
  let academy: Academy
  let http: Http
  let transfers: ReturnType<typeof transfersOf>
  let root: Context
  let seed = firstSeed
  let written = 0
  const by = (site: 'skills' | 'factory' = 'skills') => ({ viewer: academy.viewer('root', site), site })
  const collections = () => [...academy.app.collections.values()].map((entry) => entry.collection)
  // Changing the settings or host names of a site would break the test itself.
  const ground = new Set(['configuration', 'hostname'])
  const importable = () => collections().filter((one) => mayImport(root, one) && !ground.has(one.name))

  const rowsOf = async (collection: AnyCollection) =>
    (await fromAny(root, collection).selectAll().orderBy('row._id').execute()) as { _id: string }[]

  /** A value for a field, unique if necessary. */
  const valueFor = (collection: AnyCollection, name: string): unknown => {
    const field = withOffered(academy.app, collection.fields[name]!)
    // A value that locks a row could not be restored by another value of the same file.
    const isFixed = field.lockedWhen !== undefined || notRestorable.has(`${collection.name}.${name}`)
    const arbitrary = isWritable(root, field) && !isFixed ? nastyWire(field) : undefined
    if (!arbitrary) return undefined
    const [value] = fc.sample(field.decode.safeParse(null).success ? fc.option(arbitrary) : arbitrary, {
      numRuns: 1,
      seed: seed++,
    })
    if (field.kind === 'email') return `a+${seed}@wicha.test`
    const isUnique = (collection.uniques ?? []).flat().includes(name)
    return isUnique && typeof value === 'string' ? `${value}${seed}` : value
  }

  /** Writes other values into every writable field of every row: all at once, or one by one if refused. */
  const scramble = async (collection: AnyCollection) => {
    const change = (_id: string, to: object) => updateAny(root, collection.name, { _id, change: { ...to } })
    for (const { _id } of await rowsOf(collection)) {
      const names = Object.keys(collection.fields).map((name) => [name, valueFor(collection, name)] as const)
      const values = names.filter(([, value]) => value !== undefined)
      written += values.length
      const isDone = await change(_id, Object.fromEntries(values)).then(() => true, unlessRefused)
      if (!isDone) for (const [name, value] of values) await change(_id, { [name]: value }).catch(unlessRefused)
    }
  }

  /** Copies the first row as far as its unique fields allow. */
  const multiply = async (collection: AnyCollection) => {
    const [first] = await rowsOf(collection)
    const given = Object.entries(collection.fields).filter(([, field]) => field.required && isWritable(root, field))
    for (let at = 0; at < copies; at++) {
      const input = given.map(([name]) => [name, valueFor(collection, name) ?? first?.[name as '_id']])
      await createAny(root, collection.name, Object.fromEntries(input)).catch(unlessRefused)
    }
  }

  // Computed fields follow the others, and no file sets them.
  const isComputed = ({ fields }: AnyCollection, name: string) => fields[name.split('.')[0]!]?.computed === true
  const fieldsOf = (collection: AnyCollection, without: string[]) =>
    columnsOf(root, collection)
      .filter((column) => column.isReadable && !without.includes(column.name) && !column.names)
      .filter(({ name }) => !isComputed(collection, name))
      .map(({ name }) => name)
      .join()

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    transfers = transfersOf(http)
    await plantMarkers(academy, 'skills')
    root = academy.as('root')
    for (const collection of importable()) await multiply(collection)
  }, 120_000)
  afterAll(async () => {
    console.log(`files (${driver.kind}): ${written} nasty values in ${importable().length} collections`)
    await http.close()
    await academy.close()
  })

  test('every collection can be taken away, and what staff may add can be brought in', () => {
    // A learner's private notes are visible to nobody else, whatever their role.
    expect(collections().flatMap((one) => (mayExport(root, one) ? [] : one.name))).toEqual(['lesson_note'])
    const names = importable().map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['category', 'course', 'enroll', 'lecturer', 'lesson', 'post', 'user']),
    )
  })

  test.each(driver.partOf(formats))(
    'a %s file that comes back as it went changes nothing',
    { timeout: 240_000 },
    async (format) => {
      for (const collection of oneOf(5, importable(), formats.indexOf(format))) {
        await scramble(collection)
        const rows = (await rowsOf(collection)).length
        const file = (await transfers.take(by(), { of: collection.name, format })).bytes
        const { report } = await transfers.bring(by(), { to: collection.name, file })
        expect(report, collection.name).toMatchObject({ rows, unchanged: rows, changed: 0, created: 0, problems: [] })
      }
    },
  )

  test('a file brings back what was changed meanwhile', { timeout: 240_000 }, async () => {
    for (const collection of oneOf(5, importable(), 2)) {
      const more = { fields: fieldsOf(collection, ['version', 'updatedAt']), sort: 'createdAt' }
      // A file may change line endings within a cell. That is not a change.
      const take = async () =>
        (await transfers.take(by(), { of: collection.name, more })).text.replaceAll(/\r\n?/g, '\n')
      // Pending jobs of the previous collection would change rows between export and import.
      await academy.app.jobs.drain()
      const file = await take()
      await scramble(collection)
      const { report } = await transfers.bring(by(), { to: collection.name, file })
      expect(report, collection.name).toMatchObject({ isStored: true, problems: [] })
      expect(await take(), collection.name).toBe(file)
    }
  })

  test('a file makes the same rows on another site', { timeout: 240_000 }, async () => {
    for (const collection of importable().filter(({ name }) => independent.includes(name))) {
      const more = {
        fields: fieldsOf(collection, ['_id', 'version', 'createdAt', 'updatedAt', ...refilled(collection)]),
      }
      const linesOf = async (site: 'skills' | 'factory') =>
        (await transfers.take(by(site), { of: collection.name, more })).text.split('\r\n').toSorted()
      const file = (await transfers.take(by(), { of: collection.name, format: 'xlsx', more })).bytes
      const { report } = await transfers.bring(by('factory'), { to: collection.name, file })
      const created = (await rowsOf(collection)).length
      expect(report, collection.name).toMatchObject({ isStored: true, created, problems: [] })
      expect(await linesOf('factory'), collection.name).toEqual(await linesOf('skills'))
    }
  })
})

/** Collections without references. */
const independent = ['category', 'course', 'lecturer', 'post']

/** Fields that take the collection's default if the cell of a new row is empty, and the reference to a row. */
const refilled = ({ fields }: AnyCollection) =>
  Object.entries(fields)
    .filter(
      ([, field]) =>
        field.kind === 'reference' ||
        (field.kind === 'text' && field.initial !== undefined && !field.decode.safeParse(null).success),
    )
    .map(([name]) => name)
