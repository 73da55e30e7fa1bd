import type { Issue } from '#domain/validation/issue.ts'
import { conflict, invalid, Refusal } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../registry.ts'

interface DatabaseError {
  code?: string
  detail?: string
}

/** What PostgreSQL refused, in words for people: a taken value, a missing or still needed row. */
export const refusalOf = (error: unknown, collection: AnyCollection): unknown => {
  if (error instanceof Refusal) return error
  const { code, detail } = error as DatabaseError
  if (code === '23505') return taken(collection, detail)
  if (code === '23503')
    return isStillReferred(detail) ? stillUsed(collection) : invalid(...noSuchRow(collection, columnsOf(detail)))
  return error
}

const columnsOf = (detail = '') =>
  (/\(([^)]*)\)=/.exec(detail)?.[1] ?? '')
    .split(',')
    .map((column) => column.trim().replaceAll('"', ''))
    .filter((column) => column !== 'site')

const isStillReferred = (detail = '') => detail.includes('still referenced')

/** A value that another row of the site has is to be corrected; one that a row of any site has cannot be had. */
const taken = (collection: AnyCollection, detail: string | undefined) => {
  const columns = columnsOf(detail)
  const isEverywhere = collection.uniquesEverywhere?.some((of) => of.join() === columns.join())
  if (collection.isSingle && columns.length === 0) return alreadyThere(collection)
  return isEverywhere ? conflict(...takenIssues(collection, columns)) : invalid(...takenIssues(collection, columns))
}

const alreadyThere = (collection: AnyCollection) =>
  conflict({
    field: '_id',
    code: 'single',
    th: `เว็บไซต์นี้มี${collection.label.th}อยู่แล้ว`,
    en: `This site has its ${collection.label.en} already`,
  })

const takenIssues = (collection: AnyCollection, columns: string[]) =>
  columns.map((field): Issue => ({
    field,
    code: 'duplicate',
    th: `${collection.fields[field]?.label.th ?? field}นี้มีอยู่ในระบบแล้ว`,
    en: `This ${collection.fields[field]?.label.en ?? field} already exists in the system`,
  }))

const stillUsed = (collection: AnyCollection) =>
  conflict({
    field: '_id',
    code: 'in-use',
    th: `ลบ${collection.label.th}นี้ไม่ได้ เพราะยังมีข้อมูลอื่นอ้างถึง`,
    en: `This ${collection.label.en} is still in use`,
  })

/** The issues of fields that point at a row which is not there. */
export const noSuchRow = (collection: AnyCollection, columns: string[]): Issue[] =>
  columns.map((field) => ({
    field,
    code: 'reference',
    th: `ไม่พบ${collection.fields[field]?.label.th ?? field}ที่เลือก`,
    en: `The chosen ${collection.fields[field]?.label.en ?? field} does not exist`,
  }))
