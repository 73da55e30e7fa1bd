import { useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { pageWith } from './paper/pages.ts'
import { partId } from './parts/part-props.ts'
import type { PlayerProps } from './player-props.ts'
import { slotNumbers } from './paper/slot-numbers.ts'
import { type Player as PlayerState, usePlayer } from './use-player.ts'
import { layerOf, ReadOnlyLayer, SignedOutLayer } from './view/layers.tsx'
import { Notices } from './view/notices.tsx'
import { Overview } from './view/overview.tsx'
import { PageLinks } from './view/page-links.tsx'
import { QuestionPage } from './view/question-page.tsx'
import { Receipt } from './view/receipt.tsx'
import { StateLine } from './view/state-line.tsx'
import { Timer } from './view/timer.tsx'
import styles from './view/view.module.css'

/** A sitting in the browser of its learner, from its paper to its receipt. */
export function Player(props: PlayerProps) {
  const player = usePlayer(props)
  const { words, links, sitting } = props
  const { submission, state } = player
  if (submission?.status === 'submitted')
    return (
      <div className={styles.player}>
        <Receipt
          {...{ words }}
          receipt={submission.receipt}
          fileName={`receipt-${sitting.attemptID}.txt`}
          {...{ links }}
        />
      </div>
    )
  const layer = layerOf({ player, words, links })
  const isClosed = state.outbox.status === 'closed' || submission !== null
  return (
    <div className={styles.player}>
      <header className={styles.head}>
        <h1>{sitting.examName}</h1>
        {!isClosed && <Timer clock={state.clock} words={words} />}
        {!isClosed && <StateLine {...{ state, words }} />}
      </header>
      {state.isSignedOut && <SignedOutLayer {...{ words }} logIn={links.logIn} sendNow={player.sendNow} />}
      {state.outbox.status === 'read-only' && <ReadOnlyLayer {...{ words }} goOnHere={player.goOnHere} />}
      <Notices {...{ state, words }} numbers={slotNumbers(player.sitting.sections)} />
      {layer}
      <div hidden={layer !== null}>
        <Paper {...props} player={player} canAsk={layer === null && !player.isReadOnly} />
      </div>
    </div>
  )
}

/** The page of questions with its links and the overview. */
function Paper({ player, canAsk, words, fileUrl }: PlayerProps & { player: PlayerState; canAsk: boolean }) {
  const { page, pages, sitting, answer } = player
  const [isOverview, setIsOverview] = useState(false)
  const { heading, open } = useOpening(player, () => setIsOverview(false))
  const numbers = slotNumbers(sitting.sections)
  const isForward = sitting.navigation === 'forward'
  return (
    <div className={styles.paper}>
      {sitting.hasPenalty && <Alert title={words.penalty} />}
      <h2 ref={heading} tabIndex={-1} className={styles.instruction}>
        {fill(words.page, { n: page + 1, most: pages.length })}
      </h2>
      {pages[page] && <QuestionPage page={pages[page]} {...{ player, words, fileUrl }} />}
      <PageLinks
        {...{ page, isForward, words }}
        count={pages.length}
        open={openOn(player)}
        turnTo={open.page}
        canAsk={canAsk}
        onOverview={() => canAsk && setIsOverview(true)}
      />
      {page < pages.length - 1 && !isForward && canAsk && (
        <Button type="button" look="quiet" onClick={() => setIsOverview(true)}>
          {words.overview}
        </Button>
      )}
      {isOverview && canAsk && (
        <Overview
          {...{ numbers, answer, words }}
          canOpen={(slot) => !isForward || pageWith(pages, slot) === page}
          onOpen={open.slot}
          onSubmit={player.submit}
          onClose={() => setIsOverview(false)}
        />
      )}
    </div>
  )
}

/** The numbers of the page that are unanswered or marked to come back to. */
function openOn({ pages, page, answer }: PlayerState): string {
  const { questions, list } = slotNumbers(pages[page]?.sections ?? [])
  const isOpen = (slot: string) => answer(slot).response === null || answer(slot).isFlagged
  return list(questions.map(({ slot }) => slot).filter(isOpen))
}

/** Opens a page or question and moves the focus there, so that readers go on from it. */
function useOpening({ page, pages, turnTo }: PlayerState, onOpen: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [target, setTarget] = useState<{ slot: string | null } | null>(null)
  useEffect(() => {
    if (!target) return
    const element = target.slot === null ? heading.current : document.getElementById(partId(target.slot, 'frame'))
    element?.focus()
    element?.scrollIntoView({ block: 'start' })
  }, [target])
  const openPage = (next: number) => {
    if (next !== page) turnTo(next)
    setTarget({ slot: null })
  }
  const openSlot = (slot: string) => {
    onOpen()
    const next = pageWith(pages, slot)
    if (next !== page) turnTo(next)
    setTarget({ slot })
  }
  return { heading, open: { page: openPage, slot: openSlot } }
}
