import type { FormDefinition } from '#domain/form/definition.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Context } from '#platform/context.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { answerText } from '../../rules/answer-text.ts'
import { submissionStatuses } from '../../rules/submission-status.ts'
import type { EventChange } from '../../submissions/store/add-event.server.ts'
import { formEvent } from '../../submissions/store/tables.ts'
import { officeWords as words } from '../words.ts'

const most = 200

/** Describes what happened to a submission, newest first. */
export async function describeEvents(
  ctx: Context,
  { submissionID, definition }: { submissionID: string; definition: FormDefinition },
): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const events = await fromPrivate(ctx, formEvent)
    .selectAll()
    .where('submissionID', '=', submissionID)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
  return {
    title: words.timeline[locale],
    list: {
      columns: [
        { name: 'at', label: words.happenedAt[locale], kind: 'instant' },
        { name: 'by', label: words.doneBy[locale], kind: 'person' },
        { name: 'what', label: words.changes[locale], kind: 'text' },
      ],
      rows: events.map((event) => ({
        ...{ id: event._id, actions: [] },
        cells: {
          at: { text: formatInstant(new Date(event.at).toISOString(), { length: 'medium', locale }) },
          by: { text: event.byName || words.visitor[locale] },
          what: { text: eventText(ctx, { event, definition }) },
        },
      })),
      empty: { title: '' },
      words: listWords(locale),
    },
  }
}

interface EventOf {
  event: { kind: keyof typeof words; changes: string; reason: string }
  definition: FormDefinition
}

function eventText(ctx: Context, { event, definition }: EventOf): string {
  const changes = (JSON.parse(event.changes) as EventChange[]).map((change) => changeText(ctx, { change, definition }))
  const what = words[event.kind][ctx.locale]
  return [[what, ...changes].join(': '), event.reason].filter(Boolean).join(' · ')
}

function changeText({ locale }: Context, { change, definition }: { change: EventChange; definition: FormDefinition }) {
  if (change.name === 'status') {
    const label = (status: unknown) => submissionStatuses.find(({ value }) => value === status)?.label[locale] ?? ''
    return `${label(change.from)} → ${label(change.to)}`
  }
  const field = definition.fields.find(({ name }) => name === change.name)
  if (!field) return change.name
  const text = (value: unknown) => answerText(field, { value, locale })
  return `${field.label || field.name}: ${text(change.from)} → ${text(change.to)}`
}
