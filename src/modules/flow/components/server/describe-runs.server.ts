import { href } from 'react-router'
import { type RunState, runStates } from '#domain/flow/run-protocol.ts'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type ListedRun, listRuns, type RunFilter } from '#platform/flow/runs/list-runs.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ListDescription, Row, Tone } from '#ui/office/description.ts'
import { subjectLabel } from './subject-label.server.ts'
import { triggerLabel } from './trigger-label.ts'
import { runScreenWords as words, runStateWords } from '../../words.ts'

export const runTones: Record<RunState, Tone> = {
  ...{ ready: 'busy', running: 'busy', waiting: 'busy', asking: 'busy', unsure: 'waiting' },
  ...{ done: 'live', stopped: 'off', failed: 'broken', cancelled: 'off' },
}

/** The filter that an address names; the day in any Thai notation. What it names wrongly is left out. */
export function runFilter({ searchParams }: URL): RunFilter & { page: number } {
  const [flowID, state, day] = ['flow', 'state', 'day'].map((name) => searchParams.get(name) ?? '')
  const readDay = parseThaiDay(day!)
  const page = Number(searchParams.get('page') ?? 1)
  return {
    ...(/^[0-9a-f]{24}$/.test(flowID!) && { flowID: flowID! }),
    ...(isState(state!) && { state }),
    ...(readDay && { day: readDay }),
    page: Number.isSafeInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

const isState = (text: string): text is RunState => runStates.some((one) => one === text)

/** The runs that match, newest first, with the choices of the filter. */
export async function describeRuns(ctx: Context, filter: ReturnType<typeof runFilter>) {
  const { locale } = ctx
  const flows = await from(ctx, 'flow').select(['flow._id', 'flow.name']).orderBy('flow.name').limit(500).execute()
  const { runs, hasMore } = await listRuns(ctx, filter)
  const names = new Map(flows.map(({ _id, name }) => [_id, name]))
  const list: ListDescription = {
    heading: words.runs[locale],
    total: fill(words.total[locale], { n: runs.length }),
    views: ['', 'unsure', 'failed', 'waiting', 'asking', 'done'].map((state) => ({
      href: address({ ...filter, state, page: 1 }),
      label: state === '' ? words.all[locale] : runStateWords[state as RunState][locale],
      isCurrent: (filter.state ?? '') === state,
    })),
    columns: [
      { name: 'flow', label: words.flow[locale], kind: 'text' },
      { name: 'started', label: words.started[locale], kind: 'instant' },
      { name: 'trigger', label: words.trigger[locale], kind: 'text' },
      { name: 'state', label: words.state[locale], kind: 'state' },
      { name: 'version', label: words.version[locale], kind: 'number' },
    ],
    rows: runs.map((run) => rowOf(ctx, { run, name: names.get(run.flowID) ?? '' })),
    empty: { title: words.none[locale], text: words.noneText[locale] },
    words: listWords(locale),
  }
  return {
    list,
    filter,
    day: filter.day ? formatDay(filter.day, { length: 'medium', locale }) : '',
    flows: [
      { value: '', label: words.allFlows[locale] },
      ...flows.map(({ _id, name }) => ({ value: _id, label: name })),
    ],
    older: hasMore ? address({ ...filter, page: filter.page + 1 }) : null,
  }
}

function address({
  flowID,
  state,
  day,
  page,
}: {
  flowID?: string
  state?: string
  day?: string
  page: number
}): string {
  const query = new URLSearchParams({
    ...(flowID && { flow: flowID }),
    ...(state && { state }),
    ...(day && { day }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? href('/setup/workflow/runs') : `${href('/setup/workflow/runs')}?${query}`
}

const rowOf = (ctx: Context, { run, name }: { run: ListedRun; name: string }): Row => ({
  ...{
    id: run._id,
    href: href('/setup/workflow/runs/:id', { id: run._id }),
    actions: [],
    under: subjectLabel(ctx, run.subject),
  },
  cells: {
    flow: { text: name },
    started: { text: formatInstant(run.createdAt, { length: 'medium', locale: ctx.locale }) },
    trigger: { text: triggerLabel(run.trigger, ctx.locale) },
    state: { text: runStateWords[run.state][ctx.locale], tone: runTones[run.state] },
    version: { text: String(run.version) },
  },
})
