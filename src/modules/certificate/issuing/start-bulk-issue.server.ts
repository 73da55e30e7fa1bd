import { findPeople, peopleIn } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import type { NewItem } from '#platform/background/bulk-operation/items.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { officeWords as words } from '../office-words.ts'
import { bulkIssueKind } from './jobs.ts'

/** Learners in one request. */
const maxLearners = 5000
const id = /^[0-9a-f]{24}$/

/** To whom staff issue certificates, as submitted. */
export interface BulkIssueRequest {
  courseID: string
  roundID: string
  templateID: string
  /** A pasted list; '' for everyone who completed the course. */
  people: string
  takesIncomplete: boolean
}

type Item = NewItem<{ enrollID: string }>

/** Starts to issue certificates to the learners of a request. Returns the operation. Throws invalid if nobody is found. */
export async function startBulkIssue(ctx: Context, of: BulkIssueRequest): Promise<string> {
  if (!id.test(of.courseID)) throw invalid({ field: 'courseID', code: 'required', ...words.noCourse })
  await assertTemplate(ctx, of.templateID)
  const isList = of.people.trim() !== ''
  if (of.takesIncomplete && !isList && of.roundID === '')
    throw invalid({ field: 'incomplete', code: 'wrong', ...words.needsList })
  const items = isList ? await listed(ctx, of) : await enrolled(ctx, of)
  const text = { th: fill(words.tooMany.th, { n: maxLearners }), en: fill(words.tooMany.en, { n: maxLearners }) }
  if (items.length > maxLearners) throw invalid({ field: 'people', code: 'too-many', ...text })
  if (items.every(({ outcome }) => outcome !== undefined))
    throw invalid({ field: isList ? 'people' : 'courseID', code: 'nobody', ...words.nobody })
  const { courseID, templateID, takesIncomplete } = of
  return startBulkOperation(ctx, bulkIssueKind, {
    params: { courseID, templateID, takesIncomplete },
    ...{ about: courseID, items },
  })
}

async function assertTemplate(ctx: Context, _id: string) {
  const found = id.test(_id)
    ? await from(ctx, 'certificate_template')
        .select('certificate_template._id')
        .where('certificate_template._id', '=', _id)
        .where('certificate_template.active', '=', true)
        .executeTakeFirst()
    : undefined
  if (!found) throw invalid({ field: 'templateID', code: 'required', ...words.noTemplate })
}

/** The learners of the course or round: those who completed it, or all of the round. */
async function enrolled(ctx: Context, { courseID, roundID, takesIncomplete }: BulkIssueRequest): Promise<Item[]> {
  const found = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id', 'user.firstname', 'user.lastname'])
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '<>', 'withdrawn')
    .$if(id.test(roundID), (query) => query.where('enroll.roundID', '=', roundID))
    .$if(!takesIncomplete, (query) => query.where('enroll.completedOn', 'is not', null))
    .orderBy('user.firstname')
    .orderBy('enroll._id')
    .limit(maxLearners + 1)
    .execute()
  return found.map((one) => ({ title: nameOf(one), content: { enrollID: one._id } }))
}

/** The people of the list with their enrolments. Those who are not found are shown in the results. */
async function listed(ctx: Context, { courseID, people }: BulkIssueRequest): Promise<Item[]> {
  const named = peopleIn(people).slice(0, maxLearners + 1)
  const found = await findPeople(ctx, named)
  const ids = [...new Set(found.flatMap(({ userID }) => userID ?? []))]
  const enrolments = ids.length === 0 ? [] : await enrolmentsOf(ctx, { courseID, ids })
  const byUser = new Map(enrolments.map(({ userID, _id }) => [userID, _id]))
  return found.map(({ userID, name, text }): Item => {
    const enrollID = userID ? byUser.get(userID) : undefined
    if (enrollID !== undefined) return { title: name || text, content: { enrollID } }
    const outcome = userID ? 'gone' : 'unknown'
    return { title: name || text, content: { enrollID: '0'.repeat(24) }, outcome }
  })
}

const enrolmentsOf = (ctx: Context, { courseID, ids }: { courseID: string; ids: readonly string[] }) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID'])
    .where('enroll.courseID', '=', courseID)
    .where('enroll.userID', 'in', ids)
    .execute()

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim()
