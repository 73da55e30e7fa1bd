import { answered, call } from './call.ts'

/** The number of lost acknowledged writes, and the number of duplicate writes. */
export interface Kept {
  acknowledged: number
  lost: number
  doubled: number
}

/** The acknowledged writes. */
export class Ledger {
  readonly courses = new Set<string>()
  readonly enrolments = new Set<string>()
  /** Counts of other responses by status and sentence, without the code of an error. */
  readonly refusals = new Map<string, number>()

  get size() {
    return this.courses.size + this.enrolments.size
  }

  /** Returns the writes acknowledged so far. */
  copy(): Ledger {
    const copy = new Ledger()
    for (const id of this.courses) copy.courses.add(id)
    for (const id of this.enrolments) copy.enrolments.add(id)
    return copy
  }

  note(status: number, message: string) {
    const told = `${status} ${message.replaceAll(/[(（](รหัส|code) [^)]*[)]/g, '').trim()}`
    this.refusals.set(told, (this.refusals.get(told) ?? 0) + 1)
  }

  /** Refusals that no failure explains: those that blame the caller. */
  get wrong() {
    return [...this.refusals].filter(([told]) => told.startsWith('4')).map(([told, times]) => `${times} × ${told}`)
  }

  /** Compares it with the present responses of the product. */
  async compare(of: { url: string; cookie: string }): Promise<Kept> {
    const courses = await rowsOf(of, 'course', ['name'])
    const enrolments = await rowsOf(of, 'enroll', ['userID', 'courseID'])
    const named = courses.map(({ name }) => String(name)).filter((name) => name.startsWith('ทน '))
    const pairs = enrolments.map(({ userID, courseID }) => `${userID as string} ${courseID as string}`)
    const lost = missing(this.courses, courses) + missing(this.enrolments, enrolments)
    return { acknowledged: this.size, lost, doubled: twice(named) + twice(pairs) }
  }
}

export const keptInWords = ({ acknowledged, lost, doubled }: Kept) =>
  `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`

type Row = { _id: string } & Record<string, unknown>

async function rowsOf({ url, cookie }: { url: string; cookie: string }, collection: string, fields: string[]) {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const body = { args: [{}], fields, paging: { page, limit: 2000 }, sort: { createdAt: 1, _id: 1 } }
    const answer = await answered(call(url, { path: `/${collection}/query`, body, cookie }))
    const data = answer.body['data'] as Row[]
    rows.push(...data)
    if (data.length < 2000) return rows
  }
}

function missing(ids: ReadonlySet<string>, rows: readonly Row[]) {
  const there = new Set(rows.map(({ _id }) => _id))
  return [...ids].filter((id) => !there.has(id)).length
}

const twice = (names: readonly string[]) => names.length - new Set(names).size
