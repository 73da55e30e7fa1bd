import type { Issue } from '#domain/validation/issue.ts'
import { conflict, invalid, RequestError } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../registry.ts'

interface DatabaseError {
  code?: string
  detail?: string
  table?: string
}

/** Translates an error of PostgreSQL for users: a taken value, or a missing or still referenced row. */
export const toRequestError = (error: unknown, collection: AnyCollection): unknown => {
  if (error instanceof RequestError) return error
  const { code, detail } = error as DatabaseError
  if (code === '23505') return taken(collection, detail)
  if (code === '23P01' && collection.noOverlap) return overlapping(collection, collection.noOverlap)
  if (code === '22000' && collection.noOverlap) return endsBefore(collection, collection.noOverlap)
  if (code === '23503')
    return isStillReferred(detail) ? stillUsed(collection) : invalid(...noSuchRow(collection, columnsOf(detail)))
  return error
}

/** Another row overlaps this time range. */
const overlapping = ({ fields, label }: AnyCollection, { of, from }: { of: string; from: string }) =>
  conflict({
    field: from,
    code: 'overlap',
    th: `${fields[of]!.label.th}นี้มี${label.th}อื่นในช่วงเวลาเดียวกันแล้ว`,
    en: `Another ${label.en} of this ${fields[of]!.label.en.toLowerCase()} holds a part of that time`,
  })

const endsBefore = ({ fields }: AnyCollection, { from, to }: { from: string; to: string }) =>
  invalid({
    field: to,
    code: 'order',
    th: `${fields[to]!.label.th}ต้องอยู่หลัง${fields[from]!.label.th}`,
    en: `${fields[to]!.label.en} must come after ${fields[from]!.label.en.toLowerCase()}`,
  })

const columnsOf = (detail = '') =>
  (/\(([^)]*)\)=/.exec(detail)?.[1] ?? '')
    .split(',')
    .map((column) => column.trim().replaceAll('"', ''))
    .filter((column) => column !== 'site')

const isStillReferred = (detail = '') => detail.includes('still referenced')

/** A duplicate on the same site can be corrected. A duplicate on any site gives a conflict. */
const taken = (collection: AnyCollection, detail: string | undefined) => {
  const columns = columnsOf(detail)
  const isEverywhere = collection.globalUniques?.some((of) => of.join() === columns.join())
  if (collection.singleton && columns.length === 0) return alreadyThere(collection)
  return isEverywhere ? conflict(...takenIssues(collection, columns)) : invalid(...takenIssues(collection, columns))
}

const alreadyThere = (collection: AnyCollection) =>
  conflict({
    field: '_id',
    code: 'single',
    th: `เว็บไซต์นี้มี${collection.label.th}อยู่แล้ว`,
    en: `This site has its ${collection.label.en} already`,
  })

/** The issues of values that another row already has. */
export const takenIssues = (collection: AnyCollection, columns: string[]) =>
  columns.map((field): Issue => ({
    field,
    code: 'duplicate',
    th: `${collection.fields[field]?.label.th ?? field}นี้มีอยู่ในระบบแล้ว`,
    en: `This ${collection.fields[field]?.label.en ?? field} already exists in the system`,
  }))

/** The stored version differs from the one that was read. */
export const savedMeanwhile = () =>
  conflict({
    field: 'version',
    code: 'version',
    th: 'มีผู้อื่นบันทึกรายการนี้ก่อนแล้ว',
    en: 'Someone else saved this record first',
  })

/** A row that others refer to cannot be removed. */
export const stillUsed = (collection: AnyCollection) =>
  conflict({
    field: '_id',
    code: 'in-use',
    th: `ลบ${collection.label.th}นี้ไม่ได้ เพราะยังมีข้อมูลอื่นใช้อยู่`,
    en: `This ${collection.label.en} is still in use`,
  })

/** The issues of references to missing rows. */
export const noSuchRow = (collection: AnyCollection, columns: string[]): Issue[] =>
  columns.map((field) => ({
    field,
    code: 'reference',
    th: `ไม่พบ${collection.fields[field]?.label.th ?? field}ที่เลือก`,
    en: `The chosen ${collection.fields[field]?.label.en ?? field} does not exist`,
  }))

/** A removed row cannot be restored before the rows that it refers to. */
export const refersToRemoved = (collection: AnyCollection, gone: readonly { field: string; to: AnyCollection }[]) =>
  conflict(
    ...gone.map(({ field, to }): Issue => ({
      field,
      code: 'reference',
      th: `กู้คืน${collection.label.th}นี้ไม่ได้ เพราะ${to.label.th}ที่เกี่ยวข้องถูกลบแล้ว กรุณากู้คืน${to.label.th}ก่อน`,
      en: `This ${collection.label.en} cannot be restored before the ${to.label.en} that it belongs to`,
    })),
  )

/**
 * Translates an error of PostgreSQL during a restore: another row has taken a unique value. `of` finds the collection
 * of a table.
 */
export const toRestoreError = (error: unknown, of: (table: string) => AnyCollection): unknown => {
  const { code, detail, table = '' } = error as DatabaseError
  if (error instanceof RequestError) return error
  if (code === '23P01' && of(table).noOverlap) return overlapping(of(table), of(table).noOverlap!)
  if (code !== '23505') return error
  const collection = of(table)
  if (collection.singleton && columnsOf(detail).length === 0) return alreadyThere(collection)
  const fields = columnsOf(detail)
  const labels = fields.map((field) => collection.fields[field]?.label ?? { th: field, en: field })
  const th = labels.map((label) => label.th).join('และ')
  const en = labels.map((label) => label.en).join(' and ')
  const said = {
    th: `กู้คืนไม่ได้ เพราะ${th}นี้ใช้กับ${collection.label.th}อื่นแล้ว`,
    en: `It cannot be restored: another ${collection.label.en} has this ${en} now`,
  }
  return conflict(...fields.map((field): Issue => ({ field, code: 'taken', ...said })))
}
