import { z } from 'zod'
import type { Issue } from '#domain/validation/issue.ts'
import { jsonFault } from '#domain/validation/json.ts'
import { schemaIssues } from '#domain/validation/schema-issues.ts'
import { address } from './address.ts'

const CAPS = { depth: 8, bytes: 64 * 1024 }

const title = z.string().trim().min(1).max(200)
const item = z.strictObject({ title, titleEn: title.optional(), target: address })

/** An entry of a menu and its sub-entries (specification §3, Navigation menu post). */
export const menuItem = item.extend({ subMenu: z.array(item).max(50).optional() })

/** A navigation menu as stored in the builder of a post: entries, each with one level of sub-entries. */
export const menu = z.strictObject({ version: z.literal(1), items: z.array(menuItem).max(50) })

export type MenuItem = z.infer<typeof menuItem>
export type Menu = z.infer<typeof menu>

/** Whether a builder is a menu and not rows: it has items, or it is the bare list of items. */
export const isMenu = (builder: unknown): boolean =>
  Array.isArray(builder)
    ? builder.some((one) => isObject(one) && 'title' in one && 'target' in one)
    : isObject(builder) && 'items' in builder

/** Reads a menu from storage or from a client, which may send the bare list of items. Never throws on JSON. */
export function readMenu(stored: unknown): { menu: Menu } | { issues: Issue[] } {
  const fault = jsonFault(stored, CAPS)
  if (fault) return { issues: [{ field: '', code: fault, ...tooLarge }] }
  const read = menu.safeParse(Array.isArray(stored) ? { version: 1, items: stored } : stored)
  return read.success ? { menu: read.data } : { issues: schemaIssues(read.error) }
}

const tooLarge = {
  th: 'เมนูนี้ใหญ่ ซ้อนลึก หรือมีข้อมูลที่บันทึกไม่ได้',
  en: 'The menu is too large, too deep, or contains data that cannot be saved',
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
