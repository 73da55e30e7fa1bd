/** A rule of credit hours. Its days are YYYY-MM-DD, both included. */
export interface Rule {
  _id: string
  validFrom: string
  validUntil: string | null
  course: string | null
  category: readonly string[]
  type: string
  percent: number
  fixedHours: number | null
  yearCap: number | null
}

export interface Taught {
  _id: string
  hours: number
  category: readonly string[]
  type: string
}

/** The whole hours of a completion before the yearly limit, and the rule that gives them. */
export interface Terms {
  rule: string | null
  counted: number
  yearCap: number | null
}

/** The terms of a course completed on a day: those of the most specific rule of that day, or the course's own hours. */
export const termsOn = (day: string, course: Taught, rules: readonly Rule[]): Terms => {
  const rule = rules.filter((one) => isOf(one, day) && fits(one, course)).toSorted(nearestFirst)[0]
  if (!rule) return { rule: null, counted: course.hours, yearCap: null }
  const counted = rule.fixedHours ?? Math.floor((2 * course.hours * rule.percent) / 100) / 2
  return { rule: rule._id, counted, yearCap: rule.yearCap }
}

const isOf = ({ validFrom, validUntil }: Rule, day: string) =>
  validFrom <= day && (validUntil === null || day <= validUntil)

const fits = (rule: Rule, course: Taught) =>
  (rule.course === null || rule.course === course._id) &&
  (rule.category.length === 0 || rule.category.some((code) => course.category.includes(code))) &&
  (rule.type === 'all' || rule.type === course.type)

/**
 * A rule for one course comes before one for categories, and that before one for a type. After that, the later start
 * wins, then the later creation.
 */
const nearestFirst = (a: Rule, b: Rule) =>
  nearness(b) - nearness(a) || compare(b.validFrom, a.validFrom) || compare(b._id, a._id)

const nearness = ({ course, category, type }: Rule) =>
  (course === null ? 0 : 4) + (category.length === 0 ? 0 : 2) + (type === 'all' ? 0 : 1)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
