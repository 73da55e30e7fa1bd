import { useEffect, useState } from 'react'
import { timecode } from '#domain/learning/watch/timecode.ts'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { announcedMinute, isDeviceClockOff, type PlayerClock, remainingMs } from '../clock.ts'
import { nowMs } from '../outbox/use-sender.ts'
import type { PlayerWords } from '../words.ts'
import styles from './view.module.css'

type TimerProps = { clock: PlayerClock; words: PlayerWords }

/** The time left. It can be hidden, and is announced at ten, five and one minute only. */
export function Timer({ clock, words }: TimerProps) {
  const [isHidden, setIsHidden] = useState(false)
  const { leftMs, minute, isOff } = useRemaining(clock)
  return (
    <div className={styles.timer}>
      <span className={styles.time}>
        <Icon name="clock" size="s" />
        {leftMs === null ? (
          words.noLimit
        ) : (
          <span hidden={isHidden}>
            {words.timeLeft}{' '}
            <span className="num" role="timer">
              {timecode(Math.ceil(leftMs / 1000))}
            </span>
          </span>
        )}
      </span>
      {leftMs !== null && (
        <Button type="button" look="quiet" isSmall onClick={() => setIsHidden(!isHidden)}>
          {isHidden ? words.showTime : words.hideTime}
        </Button>
      )}
      <span role="status" className={styles.announced}>
        {minute !== null && fill(words.minutesLeft, { n: minute })}
      </span>
      {isOff && <span className={styles.announced}>{words.clockOff}</span>}
    </div>
  )
}

/** Reads the clock each second. The first rendering is that of the server. */
function useRemaining(clock: PlayerClock) {
  const [leftMs, setLeftMs] = useState(() => remainingMs(clock, clock.atMs))
  const [minute, setMinute] = useState<number | null>(null)
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    let before: number | null = null
    const tick = () => {
      const after = remainingMs(clock, nowMs())
      setMinute((last) => announcedMinute(before, after) ?? last)
      setLeftMs(after)
      setIsOff(isDeviceClockOff(clock, { nowMs: nowMs(), dateMs: Date.now() }))
      before = after
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [clock])
  return { leftMs, minute, isOff }
}
