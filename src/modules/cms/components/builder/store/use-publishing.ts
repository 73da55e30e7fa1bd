import { useState } from 'react'
import type { Page } from '#domain/page/page.ts'
import { showToast } from '#ui/state/toast/show-toast.ts'
import type { OpenedDraft } from '../../../commands/draft/open-draft.server.ts'
import type { ScheduleGiven } from '../bar/schedule-dialog.tsx'
import type { BuilderDescription } from '../server/describe-builder.server.ts'
import type { Saving } from './saving.ts'
import type { BuilderStore } from './store.ts'
import { useAsk } from './use-ask.ts'

type Act = 'publish' | 'propose' | 'discard'

type Publishing = { opened: OpenedDraft; live: Page } & {
  saving: Saving
  store: BuilderStore
  words: BuilderDescription['words']
}

/** The actions on the draft. Everything is saved first. */
export function usePublishing({ opened, live, saving, store, words }: Publishing) {
  const ask = useAsk()
  const { publishAt, unpublishAt } = opened
  const [schedule, setSchedule] = useState<ScheduleGiven>({ publishAt, unpublishAt })
  const [state, setState] = useState({ live, isLive: opened.isLive, isBusy: false })
  const tell = (text: string) => showToast({ kind: 'notification', text })
  const set = async (given: ScheduleGiven) => {
    if (!(await saving.save())) return tell(words.failedPlain)
    const sent = { publishAt: given.publishAt ?? '', unpublishAt: given.unpublishAt ?? '' }
    const { scheduled, refused } = await ask({ intent: 'schedule', ...sent })
    if (scheduled) setSchedule(scheduled)
    tell(scheduled ? words.scheduled : refused?.why || words.failedPlain)
  }
  const act = async (what: Act) => {
    setState((was) => ({ ...was, isBusy: true }))
    const isReady = what === 'discard' || (await saving.save())
    const { page } = store.get()
    const answer = isReady ? await ask({ intent: what, revision: String(saving.revision) }) : {}
    setState((was) => ({ ...was, isBusy: false }))
    const done = { publish: answer.published, propose: answer.proposed, discard: answer.discarded }[what]
    if (!done) return tell(answer.refused?.why || words.failedPlain)
    if (what === 'publish') setState({ live: page, isLive: true, isBusy: false })
    if (answer.discarded) saving.restart(answer.discarded)
    const said = { publish: words.published, propose: words.proposed, discard: words.discarded }[what]
    showToast({ kind: 'plain', text: said })
  }
  const follow = (now: { live: Page; isLive: boolean }) => setState((was) => ({ ...was, ...now }))
  return { state, schedule, follow, set: (given: ScheduleGiven) => void set(given), act: (what: Act) => void act(what) }
}
