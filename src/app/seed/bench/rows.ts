import { analyticsOf } from '#modules/enroll/public-api.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { firstnames, lastnames, lessonNames, levels, subjects } from './syllabus.ts'

/** Number of rows of each kind to seed. */
export interface Sizes {
  courses: number
  learners: number
  /** Enrolments of each learner. */
  enrolments: number
}

/**
 * A row without the fields that the platform adds: values that staff would write, and values that the product computes.
 */
export interface SeedRow {
  _id: string
  /** Creation time in milliseconds since 1970. */
  at: number
  input: Record<string, unknown>
  computed?: Record<string, unknown>
}

const day = 86_400_000
const codes = Object.keys(subjects)
const inTurn = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** Courses, the newest first and two months old. Every tenth is a draft, every fifth onsite, every third free. */
export const seedCourseRows = (sizes: Sizes, now: number): SeedRow[] =>
  Array.from({ length: sizes.courses }, (_, n) => {
    const at = now - 60 * day - n * 90 * 60_000
    return { _id: newId(at), at, input: courseInput(n) }
  })

function courseInput(n: number) {
  const category = inTurn(codes, n)
  const turn = Math.floor(n / codes.length)
  const taught = subjects[category]!
  const subject = inTurn(taught, turn)
  const level = inTurn(levels, Math.floor(turn / taught.length))
  const round = 1 + Math.floor(turn / (taught.length * levels.length))
  const price = n % 3 === 0 ? null : 500 + (n % 40) * 100
  return {
    name: `${subject} ${level} รุ่นที่ ${round}`,
    status: n % 10 !== 9,
    type: n % 5 === 4 ? 'onsite' : 'online',
    category,
    hours: 3 + (n % 10) * 3,
    days: 1 + (n % 5),
    short_description: `เรียน${subject}${level} กับครูผู้ทำงานจริง พร้อมแบบฝึกหัดที่นำไปใช้ได้ทันที`,
    description: `<p>${subject} ${level} เริ่มจากพื้นฐานที่จำเป็น แล้วลงมือทำกับงานจริงทีละขั้น</p>`,
    lecturer: `อ.${nameOf(n)}`,
    certification: n % 2 === 0 ? 'yes' : 'no',
    price,
    sale_price: price !== null && n % 4 === 0 ? price - 200 : null,
  }
}

/** Two lessons for every course. */
export const seedLessonRows = (courses: readonly SeedRow[]): SeedRow[] =>
  courses.flatMap(({ _id: courseID, at }) =>
    lessonNames.map((name, order) => ({
      _id: newId(at),
      at,
      input: {
        courseID,
        name,
        order,
        content: `<p>${name} อ่านให้จบ แล้วลองทำตามด้วยตัวเองหนึ่งครั้ง</p>`,
        minutes: 15 + 10 * order,
        preview: order === 0,
      },
    })),
  )

/** Learners who sign in as `learner00001` and so on. */
export const seedLearnerRows = (sizes: Sizes, now: number): SeedRow[] =>
  Array.from({ length: sizes.learners }, (_, n) => {
    const at = now - 30 * day - n * 60_000
    const username = learnerName(n)
    const phone = `081${String(n + 1).padStart(7, '0')}`
    const [firstname, lastname] = nameOf(n).split(' ')
    return { _id: newId(at), at, input: { username, firstname, lastname, email: `${username}@bench.test`, phone } }
  })

export const learnerName = (n: number) => `learner${String(n + 1).padStart(5, '0')}`

const nameOf = (n: number) => `${inTurn(firstnames, n)} ${inTurn(lastnames, Math.floor(n / firstnames.length))}`

/** The enrolments of a learner, and the lessons that they finished. */
export interface Learning {
  enrolments: SeedRow[]
  completions: SeedRow[]
}

/**
 * Yields learner by learner: enrolments spread over all published courses, with none, one, one or both lessons
 * finished.
 */
export function* sowEnrolments(
  sizes: Sizes,
  sown: { courses: readonly SeedRow[]; lessons: readonly SeedRow[]; learners: readonly SeedRow[] },
): Generator<Learning> {
  const published = sown.courses.filter(({ input }) => input['status'] === true)
  const lessonsOf = Map.groupBy(sown.lessons, ({ input }) => input['courseID'])
  const count = Math.min(sizes.enrolments, published.length)
  const stride = Math.max(1, Math.floor(published.length / sizes.enrolments))
  for (const [n, learner] of sown.learners.entries()) {
    const learning: Learning = { enrolments: [], completions: [] }
    for (let k = 0; k < count; k++) {
      const courseID = inTurn(published, n * 7 + k * stride)._id
      const lessons = lessonsOf.get(courseID)!
      const done = inTurn([0, 1, 1, 2], n + k)
      const at = learner.at + k * 3_600_000
      const _id = newId(at)
      const computed = { analytics: analyticsOf({ total: lessons.length, done }) }
      learning.enrolments.push({ _id, at, input: { userID: learner._id, courseID }, computed })
      for (const { _id: lessonID } of lessons.slice(0, done))
        learning.completions.push({ _id: newId(at), at, input: { enrollID: _id, lessonID } })
    }
    yield learning
  }
}
