import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { useHydrated } from '#ui/field/hydrated.ts'
import { showToast } from '#ui/state/toast/show-toast.ts'
import { SureDialog } from './ask/sure-dialog.tsx'
import { ConflictChoice } from './bar/saving-note.tsx'
import { TopBar } from './bar/top-bar.tsx'
import styles from './builder.module.css'
import { FieldsPanel } from './fields/fields-panel.tsx'
import { LeftPanel } from './panel/left-panel.tsx'
import type { BuilderDescription } from './server/describe-builder.server.ts'
import type { ShowObjectsViewModel } from './server/show-objects.server.ts'
import { keptWork } from './store/kept-work.ts'
import { Others } from './store/others.ts'
import { Pasting } from './store/pasting.ts'
import { Saving } from './store/saving.ts'
import { BuilderStore, Store } from './store/store.ts'
import { useAsk } from './store/use-ask.ts'
import { usePresence } from './store/use-presence.ts'
import { usePublishing } from './store/use-publishing.ts'
import { Described } from './store/use-builder.ts'
import { useBuilderKeys } from './keys/use-keys.ts'
import { useLiveShown } from './store/use-live-shown.ts'
import type { OpenedDraft } from '../../commands/draft/open-draft.server.ts'
import type { Page } from '#domain/page/page.ts'

const Workbench = lazy(() => import('./canvas/workbench.tsx'))

interface BuilderProps {
  opened: OpenedDraft
  live: Page
  shown: Record<string, ShowObjectsViewModel>
  described: BuilderDescription
}

/** The page builder with everything around it. */
export function Builder({ opened, live, shown, described }: BuilderProps) {
  const told = useMemo(
    () => ({ ...described, kindOf: new Map(described.kinds.map((kind) => [kind.type, kind])) }),
    [described],
  )
  const [store] = useState(() => new BuilderStore({ page: opened.page, shown }))
  return (
    <Described value={told}>
      <Store value={store}>
        <Open opened={opened} live={live} store={store} described={described} />
      </Store>
    </Described>
  )
}

type OpenProps = Pick<BuilderProps, 'opened' | 'live' | 'described'> & { store: BuilderStore }

function Open({ opened, live, described, store }: OpenProps) {
  const { words, person } = described
  const ask = useAsk()
  const [saving] = useState(() => {
    const of = { page: opened._id, person: person.id }
    return new Saving({ store, ask, of, saved: opened.page, revision: opened.revision })
  })
  useKeptWork({ store, saving, of: { page: opened._id, person: person.id }, said: words.restored })
  const leaving = useLeaving(saving)
  useLiveShown(opened.page)
  const { state, act, schedule, set, follow } = usePublishing({ opened, live, saving, store, words })
  const editors = usePresence(opened, saving, ({ live: now, isLive }) => follow({ live: now, isLive }))
  const askPaste = useAskPaste(words.failedPlain)
  const [width, setWidth] = useState(1280)
  return (
    <Others value={editors}>
      <Pasting value={askPaste}>
        <Keys />
        <div className={styles.builder}>
          <TopBar
            {...{ title: opened.title, live: state.live, isLive: state.isLive, saving, width }}
            {...{ mayPublish: opened.mayPublish, isBusy: state.isBusy, schedule }}
            editors={editors}
            onSchedule={set}
            onWidth={setWidth}
            onAct={act}
          />
          <ConflictChoice saving={saving} />
          {leaving && <Leaving blocker={leaving} words={words} />}
          <main className={styles.body}>
            <p className={styles.phone}>{words.phoneOnly}</p>
            <Work width={width} loading={words.loading} />
            <FieldsPanel />
          </main>
        </div>
      </Pasting>
    </Others>
  )
}

/** The keyboard shortcuts in the builder's own document. The canvas has its own. */
function Keys() {
  useBuilderKeys(useHydrated() ? document : undefined)
  return null
}

/** Puck is loaded only if there is room to drag. Small screens have the blocks, the outline and the fields. */
function Work({ width, loading }: { width: number; loading: string }) {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('(min-width: 769px)')
    const read = () => setWide(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  if (!isWide) return <LeftPanel />
  const waiting = (
    <>
      <LeftPanel />
      <p role="status" className={styles.loading}>
        {loading}
      </p>
    </>
  )
  return (
    <Suspense fallback={waiting}>
      <div className={styles.bench}>
        <Workbench width={width} />
      </div>
    </Suspense>
  )
}

type Kept = { store: BuilderStore; saving: Saving; of: { page: string; person: string }; said: string }

/** Restores work left in this browser, then saves on each change. */
function useKeptWork({ store, saving, of, said }: Kept) {
  const { page, person } = of
  useEffect(() => {
    const kept = keptWork({ page, person })
    if (kept && saving.takeUp(kept)) showToast({ kind: 'plain', text: said })
    return saving.start()
  }, [store, saving, page, person, said])
}

/** Leaving saves first. It is blocked while there are unsaved changes, and then asks for confirmation. */
function useLeaving(saving: Saving): Blocker | null {
  const blocker = useBlocker(() => !saving.isSaved())
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void saving.save().then((isSaved) => (isSaved ? blocker.proceed() : setRefused(true)))
    return () => setRefused(false)
  }, [blocker, saving])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!saving.isSaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [saving])
  return blocker.state === 'blocked' && isRefused ? blocker : null
}

function Leaving({ blocker, words }: { blocker: Blocker; words: BuilderDescription['words'] }) {
  return (
    <SureDialog
      {...{ title: words.waiting, text: words.leave, yes: words.leaveAll, no: words.stay }}
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

function useAskPaste(failed: string) {
  const ask = useAsk()
  return useCallback(
    async (text: string) => {
      const { pasted, refused } = await ask({ intent: 'paste', text: text.slice(0, 700_000) })
      if (!pasted) showToast({ kind: 'notification', text: refused?.why || failed })
      return pasted ?? null
    },
    [ask, failed],
  )
}
