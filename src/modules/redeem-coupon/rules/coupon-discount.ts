import { addBaht } from '#domain/money/baht.ts'
import type { Discount } from '#domain/money/price-order.ts'
import type { CouponKind } from './coupon-kinds.ts'

/** A thing that is bought, with its amount in baht before the discount. */
export interface CouponItem {
  productID: string | null
  category: string | null
  courseID: string | null
  total: number
}

/** The parts of a coupon that say what it is worth. Amounts are in baht. */
export interface CouponTerms {
  kind: CouponKind
  percent: number | null
  amount: number | null
  maxDiscount: number | null
  budget: number | null
  spent: number
  minSpend: number | null
  products: readonly string[]
  categories: readonly string[]
  courses: readonly string[]
  courseID: string | null
}

type Worth = { discount: Discount; eligible: boolean[] } | { problem: 'credit' | 'nothing' | 'minSpend' }

/** Returns what a coupon takes off, and from which items; or why it takes nothing off. */
export function discountOf(coupon: CouponTerms, items: readonly CouponItem[]): Worth {
  if (coupon.kind === 'credit') return { problem: 'credit' }
  const eligible = items.map((item) => item.total > 0 && isEligible(coupon, item))
  if (!eligible.includes(true)) return { problem: 'nothing' }
  const sum = addBaht(...items.filter((_, at) => eligible[at]).map(({ total }) => total))
  if (sum < (coupon.minSpend ?? 0)) return { problem: 'minSpend' }
  return { discount: { ...valueOf(coupon), most: mostOf(coupon) }, eligible }
}

/** Without limits, a coupon is for everything. */
function isEligible(coupon: CouponTerms, item: CouponItem): boolean {
  if (coupon.kind === 'course') return item.courseID !== null && item.courseID === coupon.courseID
  const { products, categories, courses } = coupon
  if (products.length + categories.length + courses.length === 0) return true
  return has(products, item.productID) || has(categories, item.category) || has(courses, item.courseID)
}

const has = (list: readonly string[], value: string | null) => value !== null && list.includes(value)

function valueOf({ kind, percent, amount }: CouponTerms): Discount {
  if (kind === 'course') return { percent: 100 }
  return kind === 'percent' ? { percent: percent ?? 0 } : { amount: amount ?? 0 }
}

/** The highest discount: of the coupon, and of what is left of its budget. */
function mostOf({ maxDiscount, budget, spent }: CouponTerms): number | null {
  const left = budget === null ? null : Math.max(0, addBaht(budget, -spent))
  if (left === null || maxDiscount === null) return left ?? maxDiscount
  return Math.min(left, maxDiscount)
}
