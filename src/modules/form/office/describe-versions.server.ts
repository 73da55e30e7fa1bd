import { compareForms } from '#domain/form/compare-forms.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { type Context, nowOf } from '#platform/context.ts'
import type { RelatedList } from '#ui/office/description.ts'
import { type FormVersion, versionsOf } from '../submissions/form/versions.server.ts'
import { formDraft } from '../submissions/store/tables.ts'
import { officeWords as words } from './words.ts'

/** Describes the published versions of a form, newest first, each with what changed. */
export async function describeVersions(ctx: Context, formID: string): Promise<RelatedList> {
  const { locale } = ctx
  const versions = await versionsOf(ctx, formID)
  return {
    columns: [
      { name: 'number', label: words.version[locale], kind: 'text' },
      { name: 'publishedAt', label: words.publishedAt[locale], kind: 'instant' },
      { name: 'questions', label: words.questions[locale], kind: 'number' },
      { name: 'kind', label: words.state[locale], kind: 'state' },
      { name: 'changes', label: words.changes[locale], kind: 'text' },
    ],
    rows: versions.map((version, at) => ({
      ...{ id: String(version.number), actions: [] },
      cells: {
        number: { text: String(version.number) },
        publishedAt: { text: formatInstant(version.publishedAt, { length: 'medium', locale }) },
        questions: { text: String(questionsOf(version)) },
        ...changeCells(ctx, { version, before: versions[at + 1] }),
      },
    })),
    empty: { title: words.noVersions[locale] },
    words: listWords(locale),
  }
}

const questionsOf = ({ definition: { fields, sets } }: FormVersion) =>
  [...fields, ...sets.flatMap((set) => set.fields)].filter(({ type }) => type !== 'note').length

function changeCells(
  { locale }: Context,
  { version, before }: { version: FormVersion; before: FormVersion | undefined },
) {
  if (!before) return { kind: { text: words.first[locale] }, changes: { text: '' } }
  const { isBreaking, changes } = compareForms(before.definition, version.definition)
  const names = [...new Set(changes.map(({ name }) => name).filter(Boolean))]
  return {
    kind: isBreaking
      ? { text: words.breaking[locale], tone: 'waiting' as const }
      : { text: words.compatible[locale], tone: 'live' as const },
    changes: { text: names.slice(0, 20).join(', ') },
  }
}

const mostDrafts = 200

/** Describes the drafts of a form. Staff learn that they exist, not what is in them. */
export async function describeDrafts(ctx: Context, formID: string): Promise<RelatedList> {
  const { locale } = ctx
  const drafts = await fromPrivate(ctx, formDraft)
    .select(['_id', 'owner', 'answers', 'updatedAt', 'expiresAt'])
    .where('formID', '=', formID)
    .where('expiresAt', '>', nowOf(ctx))
    .orderBy('updatedAt', 'desc')
    .limit(mostDrafts)
    .execute()
  const time = (at: string | Date) => formatInstant(new Date(at).toISOString(), { length: 'medium', locale })
  return {
    columns: [
      { name: 'savedAt', label: words.savedAt[locale], kind: 'instant' },
      { name: 'filled', label: words.filled[locale], kind: 'number' },
      { name: 'expires', label: words.expires[locale], kind: 'instant' },
    ],
    rows: drafts.map(({ _id, answers, updatedAt, expiresAt }) => ({
      ...{ id: _id, actions: [] },
      cells: {
        savedAt: { text: time(updatedAt) },
        filled: { text: String(Object.keys(JSON.parse(answers) as object).length) },
        expires: { text: time(expiresAt) },
      },
    })),
    empty: { title: words.noDrafts[locale] },
    words: listWords(locale),
  }
}
