import { invalid } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../../registry.ts'

/** Refuses a change of an immutable field. The same value is not a change. */
export const assertImmutable = (
  { fields }: AnyCollection,
  { before, change }: { before: Record<string, unknown>; change: Record<string, unknown> },
) => {
  const changed = Object.keys(change).filter((name) => fields[name]?.isImmutable && change[name] !== before[name])
  if (changed.length === 0) return
  throw invalid(
    ...changed.map((name) => ({
      field: name,
      code: 'fixed',
      th: `${fields[name]!.label.th}แก้ไขภายหลังไม่ได้`,
      en: `${fields[name]!.label.en} cannot be changed later`,
    })),
  )
}
