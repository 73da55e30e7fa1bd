import { useEffect, useRef } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { Button } from '../../controls/button.tsx'
import { clockText, idleStage } from './idle-clock.ts'
import styles from './idle.module.css'
import { type Idle, useIdle } from './use-idle.ts'

type IdleWords = Record<'idleTitle' | 'idleText' | 'idleAsk' | 'stay', string>

/**
 * Shows the remaining time under 40 % of the idle time, and in the last minutes asks whether the person is still there.
 */
export function IdleWarning({ idle, words }: { idle: Idle; words: IdleWords }) {
  const { left, goOn } = useIdle(idle)
  const stage = left === null ? 'quiet' : idleStage(left, idle.limitMs)
  const isAsking = stage === 'urgent' || stage === 'last'
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isAsking && !dialog.current?.open) dialog.current?.showModal()
    if (!isAsking) dialog.current?.close()
  }, [isAsking, stage])
  const time = left === null ? null : <Countdown leftMs={left} />
  return (
    <>
      {time && (
        <div className={styles.banner} role="status">
          <Icon name="history" />
          <div>
            <b>
              {words.idleTitle} {time}
            </b>
            <p>{words.idleText}</p>
          </div>
          <Button isSmall onClick={goOn}>
            {words.stay}
          </Button>
        </div>
      )}
      <dialog className={styles.dialog} ref={dialog} aria-labelledby="idle-title" aria-describedby="idle-text">
        <h2 id="idle-title">{words.idleAsk}</h2>
        <p id="idle-text">
          {words.idleTitle} {time} <br />
          {words.idleText}
        </p>
        <Button look="primary" onClick={goOn} autoFocus>
          {words.stay}
        </Button>
      </dialog>
    </>
  )
}

/** Screen readers announce only that the warning appeared, not each second. */
function Countdown({ leftMs }: { leftMs: number }) {
  return (
    <span className={styles.time} role="timer" aria-live="off">
      {clockText(leftMs)}
    </span>
  )
}
