/** A rule of credit hours, its days YYYY-MM-DD, both counted. */
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

/** What a completion counts before the limit of the year, in whole hours, by which rule. */
export interface Terms {
  rule: string | null
  counted: number
  yearCap: number | null
}

/** The terms on which a course counts when it is completed on a day: the nearest rule of that day; its own hours without one. */
export const termsOn = (day: string, course: Taught, rules: readonly Rule[]): Terms => {
  const rule = rules.filter((one) => isOf(one, day) && fits(one, course)).toSorted(nearestFirst)[0]
  if (!rule) return { rule: null, counted: course.hours, yearCap: null }
  const counted = rule.fixedHours ?? Math.floor((course.hours * rule.percent) / 100)
  return { rule: rule._id, counted, yearCap: rule.yearCap }
}

const isOf = ({ validFrom, validUntil }: Rule, day: string) =>
  validFrom <= day && (validUntil === null || day <= validUntil)

const fits = (rule: Rule, course: Taught) =>
  (rule.course === null || rule.course === course._id) &&
  (rule.category.length === 0 || rule.category.some((code) => course.category.includes(code))) &&
  (rule.type === 'all' || rule.type === course.type)

/** A rule of one course before one of categories, that before one of a type, then the later, then the one made later. */
const nearestFirst = (a: Rule, b: Rule) =>
  nearness(b) - nearness(a) || compare(b.validFrom, a.validFrom) || compare(b._id, a._id)

const nearness = ({ course, category, type }: Rule) =>
  (course === null ? 0 : 4) + (category.length === 0 ? 0 : 2) + (type === 'all' ? 0 : 1)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
