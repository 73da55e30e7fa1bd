import { z } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'
import { jsonFault, type JsonFault } from '#domain/validation/json.ts'
import { schemaIssues } from '#domain/validation/schema-issues.ts'

import { upgradePage } from './upgrades.ts'
import { flagCode } from './visibility/flags.ts'
import { pageWhen } from './visibility/when.ts'

const CAPS = { depth: 32, bytes: 512 * 1024 }
const MOST_OBJECTS = 1000

const id = z.string().regex(/^[\w-]{1,64}$/)
const alignment = z.enum(['left', 'center', 'right'])
const size = z.union([z.number(), z.string().max(40)])

/** A block of a page: its kind, the version of its properties, the properties, its audience, and its code for flags. */
const pageObject = z.strictObject({
  id,
  type: z.string().regex(/^[A-Za-z][\w-]{0,63}$/),
  version: z.int().min(1),
  props: z.record(z.string(), z.json()),
  when: pageWhen.optional(),
  flagCode: flagCode.optional(),
})

/** A column of a row; `col` is its width in twelfths. */
const pageColumn = z.strictObject({
  id,
  col: z.int().min(1).max(12),
  alignment: alignment.default('left'),
  objects: z.array(pageObject).max(50),
})

/** A row of a page. `gapSize` is in CSS pixels. A data set row repeats up to `dataSetLimit` times. */
const pageRow = z.strictObject({
  id,
  columns: z.array(pageColumn).max(12),
  gapSize: z.number().min(0).max(96).default(24),
  alignment: alignment.optional(),
  mode: z.enum(['contained', 'full']).optional(),
  dataMode: z.enum(['standalone', 'set', 'copy']).optional(),
  dataSetName: z.string().max(64).optional(),
  dataSetLimit: z.int().min(1).max(100).optional(),
  /** The heading of a data set. */
  dataSetTitle: z.string().max(120).optional(),
  /** Rows with the same name stand in one tab of a form (specification L45). */
  tab: z.string().max(60).optional(),
  customId: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,63}$/)
    .optional(),
  width: size.optional(),
  bsz: size.optional(),
  sz: size.optional(),
  when: pageWhen.optional(),
})

/** A page as it is stored (specification §3): rows of columns of objects. */
export const page = z.strictObject({ version: z.literal(1), rows: z.array(pageRow).max(200) })

export type PageObject = z.infer<typeof pageObject>
export type PageColumn = z.infer<typeof pageColumn>
export type PageRow = z.infer<typeof pageRow>
export type Page = z.infer<typeof page>

/** Reads a page from storage or from the editor and upgrades an earlier version. Never throws on JSON. */
export function readPage(stored: unknown): { page: Page } | { issues: Issue[] } {
  const fault = jsonFault(stored, CAPS)
  if (fault) return { issues: [faultIssue(fault)] }
  const read = page.safeParse(upgradePage(stored))
  if (!read.success) return { issues: schemaIssues(read.error) }
  if (objectsOf(read.data).length > MOST_OBJECTS) return { issues: [tooManyIssue] }
  const twice = repeatedId(read.data)
  return twice === null ? { page: read.data } : { issues: [repeatedIssue(twice)] }
}

function faultIssue(code: JsonFault): Issue {
  return {
    field: '',
    code,
    th: 'หน้านี้ใหญ่ ซ้อนลึก หรือมีข้อมูลที่บันทึกไม่ได้',
    en: 'The page is too large, too deep, or contains data that cannot be saved',
  }
}

const tooManyIssue: Issue = {
  field: 'rows',
  code: 'too-many-objects',
  th: `หน้านี้มีบล็อกเกิน ${MOST_OBJECTS.toLocaleString('th-TH')} บล็อก`,
  en: `The page has over ${MOST_OBJECTS.toLocaleString('en-US')} blocks`,
}

const columnsOf = ({ rows }: Page) => rows.flatMap((row) => row.columns)
const objectsOf = (page: Page) => columnsOf(page).flatMap((column) => column.objects)

function repeatedId(page: Page): string | null {
  const seen = new Set<string>()
  for (const part of [...page.rows, ...columnsOf(page), ...objectsOf(page)]) {
    if (seen.has(part.id)) return part.id
    seen.add(part.id)
  }
  return null
}

function repeatedIssue(twice: string): Issue {
  return {
    field: twice,
    code: 'repeated-id',
    th: `รหัส ${twice} ถูกใช้ซ้ำในหน้าเดียวกัน`,
    en: `The id ${twice} is used twice on the page`,
  }
}
