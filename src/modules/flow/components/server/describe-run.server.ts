import { href } from 'react-router'
import type { StepRunState } from '#domain/flow/run-protocol.ts'
import type { StepCode } from '#domain/flow/step.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { readTimeline } from '#platform/flow/runs/list-runs.ts'
import type { FlowRunRow, FlowStepRunRow } from '#platform/flow/tables.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { fill, inLocale, type Text } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, Pair, RecordDescription, Tone } from '#ui/office/description.ts'
import { runScreenWords as words, runStateWords, stepStateWords } from '../../words.ts'
import { readableJson } from '../readable-json.ts'
import { codeWords } from '../editor/words/code-words.ts'
import { triggerLabel } from './trigger-label.ts'
import { subjectLabel } from './subject-label.server.ts'
import { runTones } from './describe-runs.server.ts'

const stepTones: Record<StepRunState, Tone> = {
  ...{ begun: 'busy', done: 'live', skipped: 'off', failed: 'broken', unsure: 'waiting' },
}

/** A run with its steps in order, and what the viewer may do with it. */
export async function describeRun(ctx: Context, { id, url }: { id: string; url: URL }) {
  const { locale } = ctx
  const { run, steps } = await readTimeline(ctx, id)
  const { row, name } = run
  const isOpen = ['ready', 'running', 'waiting', 'asking', 'unsure'].includes(row.state)
  const record: RecordDescription = {
    crumbs: [
      { href: href('/setup/workflow'), label: words.flows[locale] },
      { href: href('/setup/workflow/detail/:id', { id: row.flowID }), label: name },
      { href: `${href('/setup/workflow/runs')}?flow=${row.flowID}`, label: words.runs[locale] },
    ],
    heading: `${name} · ${formatInstant(row.createdAt, { length: 'medium', locale })}`,
    state: { text: runStateWords[row.state][locale], tone: runTones[row.state] },
    facts: [],
    actions: actionsOf(ctx, { row, isOpen }),
    ...(url.searchParams.has('done') && { saved: words.done[locale] }),
    sections: [{ title: words.run[locale], pairs: pairsOf(ctx, row) }],
    related: [],
    words: { crumbs: screenWords.crumbs[locale], more: screenWords.more[locale] },
  }
  return {
    record,
    steps: steps.map((step) => describeStepRun(ctx, step)),
    isUnsure: row.state === 'unsure',
    ask: isOpen && url.searchParams.has('cancel') ? askOf(ctx) : null,
    words: inLocale(words, locale),
    title: pageTitle(ctx, `${words.run[locale]} ${name}`),
  }
}

function actionsOf({ locale }: Context, { row, isOpen }: { row: FlowRunRow; isOpen: boolean }): Action[] {
  const cancel: Action = {
    label: words.cancel[locale],
    href: `${href('/setup/workflow/runs/:id', { id: row._id })}?cancel`,
    isDestructive: true,
  }
  const retry: Action = {
    ...{ label: words.retry[locale], method: 'post', isPrimary: true, icon: 'refresh' },
    hidden: [{ name: 'intent', value: 'retry' }],
  }
  return [...(row.state === 'failed' ? [retry] : []), ...(isOpen ? [cancel] : [])]
}

const askOf = ({ locale }: Context) => ({
  ...{ title: words.cancelSure[locale], text: words.cancelText[locale], confirm: words.cancel[locale] },
  hidden: [{ name: 'intent', value: 'cancel' }],
})

function pairsOf(ctx: Context, row: FlowRunRow): Pair[] {
  const { locale } = ctx
  const instant = (value: string | null) => (value ? formatInstant(value, { length: 'medium', locale }) : '')
  const pairs: [keyof typeof words, string][] = [
    ['trigger', triggerLabel(row.trigger, locale)],
    ['version', String(row.version)],
    ['started', instant(row.createdAt)],
    ['ended', instant(row.endedAt)],
    ['wakeAt', row.state === 'waiting' ? instant(row.wakeAt) : ''],
    ['subject', subjectLabel(ctx, row.subject)],
    ['page', row.page],
    ['message', textIn(row.message, locale)],
  ]
  return pairs.flatMap(([name, text]) => (text === '' ? [] : [{ label: words[name][locale], value: { text } }]))
}

const textIn = (stored: string, locale: 'th' | 'en') => (stored === '' ? '' : (JSON.parse(stored) as Text)[locale])

function describeStepRun({ locale }: Context, step: FlowStepRunRow) {
  const label = Object.hasOwn(codeWords, step.code) ? codeWords[step.code as StepCode][locale] : step.code
  return {
    seq: step.seq,
    title: step.name === '' ? label : `${label} · ${step.name}`,
    state: { text: stepStateWords[step.state][locale], tone: stepTones[step.state] },
    facts: [
      formatInstant(step.createdAt, { length: 'medium', locale }),
      fill(words.ms[locale], { n: step.ms.toLocaleString('th-TH') }),
      ...(step.tries > 1 ? [fill(words.tries[locale], { n: step.tries })] : []),
    ],
    error: step.error,
    input: readableJson(step.input),
    output: readableJson(step.output),
  }
}
