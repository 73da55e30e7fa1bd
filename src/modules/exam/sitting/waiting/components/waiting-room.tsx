import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { Sitting } from '../../protocol.ts'
import type { Room } from '../describe-assessment.server.ts'
import { shortenedMinutes } from '../rules/entry-state.ts'
import type { WaitingWords } from '../words.ts'
import { DeviceCheck } from './device-check.tsx'
import { useRoomClock } from './use-room-clock.ts'
import { useStart } from './use-start.ts'
import styles from './waiting.module.css'

const everyMs = 60_000
const spreadMs = 15_000

type RoomProps = {
  name: string
  room: Room
  words: WaitingWords
  logIn: string
  onStart: (sitting: Sitting) => void
}

/** Where a learner reads the rules and waits for the start. */
export function WaitingRoom({ name, room, words, logIn, onStart }: RoomProps) {
  const { nowMs, hasOpened } = useRoomClock(room)
  useRefresh()
  const canStart = room.entry === 'ready' || hasOpened
  const isWaiting = canStart || room.entry === 'early'
  return (
    <>
      <div>
        <h1>
          <Breakable text={name} />
        </h1>
        <p className={styles.about}>{room.about}</p>
      </div>
      {room.message !== null && !hasOpened && (
        <Alert tone={room.entry === 'early' ? 'info' : 'warning'} title={room.message}>
          {room.entry === 'early' && words.opensItself}
        </Alert>
      )}
      <Clock {...{ nowMs, words }} opensAt={hasOpened ? null : room.opensAt} />
      {isWaiting && <Shortened {...{ room, words, nowMs }} isOpen={canStart} />}
      {isWaiting && <StartForm {...{ room, words, logIn, onStart, canStart }} />}
      <section className={styles.part}>
        <h2>{words.rules}</h2>
        <ul className={styles.rules}>
          {room.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {isWaiting && <DeviceCheck serverNow={room.serverNow} words={words} />}
    </>
  )
}

/** Follows changes of the round about once a minute. Learners of a room do not ask at the same moment. */
function useRefresh() {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void (document.visibilityState === 'visible' && revalidate()))
  useEffect(() => {
    const timer = setInterval(refresh, everyMs + Math.random() * spreadMs)
    return () => clearInterval(timer)
  }, [])
}

type ClockProps = { nowMs: number; opensAt: string | null; words: WaitingWords }

function Clock({ nowMs, opensAt, words }: ClockProps) {
  const leftMs = opensAt === null ? 0 : Date.parse(opensAt) - nowMs
  return (
    <dl className={styles.clock}>
      <div>
        <dt>{words.clock}</dt>
        <dd className="num">{timeInBangkok(nowMs)}</dd>
      </div>
      {leftMs > 0 && (
        <div>
          <dt>{words.opensIn}</dt>
          <dd className="num" role="timer">
            {durationText(leftMs)}
          </dd>
        </div>
      )}
    </dl>
  )
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const bangkokMs = 7 * 3_600_000

function timeInBangkok(ms: number): string {
  const seconds = Math.floor((ms + bangkokMs) / 1000) % 86_400
  return `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
}

function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
}

type ShortenedProps = { room: Room; words: WaitingWords; nowMs: number; isOpen: boolean }

/** Before the start, because an attempt that begins late has less than its time. */
function Shortened({ room: { limits, opensAt }, words, nowMs, isOpen }: ShortenedProps) {
  const startMs = isOpen || opensAt === null ? nowMs : Math.max(nowMs, Date.parse(opensAt))
  const minutes = shortenedMinutes(limits, startMs)
  if (minutes === null) return null
  const text = isOpen ? words.shortened : words.willBeShortened
  return <Alert tone="warning" title={fill(text, { n: minutes, full: Math.floor(limits.minutes!) })} />
}

type StartProps = Omit<RoomProps, 'name'> & { canStart: boolean }

function StartForm({ room, words, logIn, onStart, canStart }: StartProps) {
  const { isBusy, problem, start } = useStart({ request: room.request, words, onStart })
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canStart) start(code)
  }
  return (
    <form className={styles.start} onSubmit={submit}>
      {room.hasCode && (
        <TextField
          {...{
            name: 'code',
            label: words.code,
            hint: words.codeHint,
            autoComplete: 'off',
            maxLength: 40,
            required: true,
          }}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <Button icon="play" isBusy={isBusy} isOff={!canStart}>
        {isBusy ? words.starting : words.start}
      </Button>
      {problem && (
        <Alert tone="danger" title={problem.text}>
          {problem.isSignedOut && (
            <LinkButton href={logIn} isSmall>
              {words.logIn}
            </LinkButton>
          )}
        </Alert>
      )}
    </form>
  )
}
