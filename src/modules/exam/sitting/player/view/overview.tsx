import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { SittingSlot } from '../../protocol.ts'
import type { SlotAnswer } from '../outbox/outbox.ts'
import type { SlotNumbers } from '../paper/slot-numbers.ts'
import type { PlayerWords } from '../words.ts'
import styles from './view.module.css'

type OverviewProps = {
  numbers: SlotNumbers
  answer: (slot: string) => SlotAnswer
  /** Whether the page of a slot can be opened. */
  canOpen: (slot: string) => boolean
  words: PlayerWords
  onOpen: (slot: string) => void
  onSubmit: () => void
  onClose: () => void
}

/** All questions with their state, and what is open before the submission. */
export function Overview({ numbers, answer, canOpen, words, onOpen, onSubmit, onClose }: OverviewProps) {
  const of = (test: (one: SlotAnswer) => boolean) =>
    numbers.questions.map(({ slot }) => slot).filter((slot) => test(answer(slot)))
  const [unanswered, flagged] = [of(({ response }) => response === null), of(({ isFlagged }) => isFlagged)]
  const acts = (
    <>
      <Button type="button" onClick={onSubmit}>
        {words.submit}
      </Button>
      <Button type="button" look="line" onClick={onClose}>
        {words.goOn}
      </Button>
    </>
  )
  return (
    <Dialog id="exam-overview" isOpen title={words.overviewTitle} onClose={onClose} acts={acts}>
      {unanswered.length === 0 && <p>{words.allAnswered}</p>}
      {unanswered.length > 0 && (
        <p>{fill(words.unanswered, { n: unanswered.length, list: numbers.list(unanswered) })}</p>
      )}
      {flagged.length > 0 && <p>{fill(words.flagged, { n: flagged.length, list: numbers.list(flagged) })}</p>}
      <ul className={styles.numbers}>
        {numbers.questions.map((slot) => (
          <li key={slot.slot}>
            <NumberButton {...{ slot, words, onOpen }} answer={answer(slot.slot)} canOpen={canOpen(slot.slot)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type NumberProps = {
  slot: SittingSlot
  answer: SlotAnswer
  canOpen: boolean
  words: PlayerWords
  onOpen: (slot: string) => void
}

function NumberButton({ slot: { slot, number }, answer, canOpen, words, onOpen }: NumberProps) {
  const isAnswered = answer.response !== null
  const states = [isAnswered ? words.stateAnswered : words.stateOpen, answer.isFlagged && words.stateFlagged]
  const label = [fill(words.question, { n: number ?? '' }), ...states.filter(Boolean)].join(', ')
  return (
    <button type="button" className={styles.number} disabled={!canOpen} aria-label={label} onClick={() => onOpen(slot)}>
      {number}
      {isAnswered && <Icon name="check" size="s" />}
      {answer.isFlagged && <Icon name="pin" size="s" />}
    </button>
  )
}
