import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { PlayerWords } from '../words.ts'
import styles from './view.module.css'

type PageLinksProps = {
  page: number
  count: number
  isForward: boolean
  /** Numbers of the page that are unanswered or marked to come back to. */
  open: string
  /** Whether a dialog may open: not over a layer. */
  canAsk: boolean
  words: PlayerWords
  turnTo: (page: number) => void
  onOverview: () => void
}

/** Previous, next, and the overview on the last page. Leaving an open page of forward navigation asks first. */
export function PageLinks({ page, count, isForward, open, canAsk, words, turnTo, onOverview }: PageLinksProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isLast = page === count - 1
  const next = () => (isForward && open ? setIsAsking(true) : turnTo(page + 1))
  const leave = () => {
    setIsAsking(false)
    turnTo(page + 1)
  }
  return (
    <nav className={styles.pages} aria-label={fill(words.page, { n: page + 1, most: count })}>
      {!isForward && page > 0 && (
        <Button type="button" look="line" icon="left" onClick={() => turnTo(page - 1)}>
          {words.previous}
        </Button>
      )}
      {isForward && !isLast && <span className={styles.instruction}>{words.forwardOnly}</span>}
      <Button type="button" iconAfter={isLast ? 'check' : 'right'} onClick={isLast ? onOverview : next}>
        {isLast ? words.overview : words.next}
      </Button>
      {isAsking && canAsk && <LeavePage {...{ open, words }} onLeave={leave} onStay={() => setIsAsking(false)} />}
    </nav>
  )
}

type LeaveProps = { open: string; words: PlayerWords; onLeave: () => void; onStay: () => void }

function LeavePage({ open, words, onLeave, onStay }: LeaveProps) {
  const acts = (
    <>
      <Button type="button" onClick={onLeave}>
        {words.goToNext}
      </Button>
      <Button type="button" look="line" onClick={onStay}>
        {words.stay}
      </Button>
    </>
  )
  return (
    <Dialog id="exam-next" isOpen title={words.leavePage} onClose={onStay} acts={acts}>
      <p>{fill(words.pageOpen, { n: open.split(',').length, list: open })}</p>
      <p>{words.forwardOnly}</p>
    </Dialog>
  )
}
