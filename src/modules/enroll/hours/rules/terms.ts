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
  /** What the hours count for each result of a test, in percent. */
  passedPercent: number
  failedPercent: number
  untestedPercent: number
  /** The share of the session hours that must be attended, in percent; null if it does not matter. */
  minPresence: number | null
}

export interface Taught {
  _id: string
  hours: number
  category: readonly string[]
  type: string
}

/** What a learner achieved in a course, as far as hours depend on it. */
export interface Achieved {
  /** Null without a test. */
  testResult: 'passed' | 'failed' | null
  /** The attended share of the session hours in percent; null in a course without sessions. */
  presence: number | null
}

/** The whole hours of a completion before the yearly limit, and the rule that gives them. */
export interface Terms {
  rule: string | null
  counted: number
  yearCap: number | null
}

/**
 * The terms of a course completed on a day: those of the most specific rule of that day, or the course's own hours. The result of a test
 * weighs the hours, and too little presence counts none.
 */
export const termsOn = (
  day: string,
  { taught, achieved }: { taught: Taught; achieved: Achieved },
  rules: readonly Rule[],
): Terms => {
  const rule = rules.filter((one) => isOf(one, day) && fits(one, taught)).toSorted(nearestFirst)[0]
  if (!rule) return { rule: null, counted: taught.hours, yearCap: null }
  const { presence } = achieved
  const isAbsent = rule.minPresence !== null && presence !== null && presence < rule.minPresence
  const percent = (rule.fixedHours === null ? rule.percent : 100) * weightOf(rule, achieved)
  const hours = rule.fixedHours ?? taught.hours
  return {
    rule: rule._id,
    counted: isAbsent ? 0 : Math.floor((2 * hours * percent) / 10_000) / 2,
    yearCap: rule.yearCap,
  }
}

const weightOf = (rule: Rule, { testResult }: Achieved) =>
  testResult === null ? rule.untestedPercent : rule[`${testResult}Percent`]

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
