import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { startsOver } from '#domain/learning/watch/begin.ts'
import { timecode } from '#domain/learning/watch/timecode.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { Controls, type FilmWords } from './controls.tsx'
import { KeysDialog, type KeyHelp } from './keys-dialog.tsx'
import { goTo, setSpeed, type MediaPlayer, mediaPlayerOf } from './media-player.ts'
import { type FilmShown, speeds, useFilm } from './use-film.ts'
import { useKeys } from './use-keys.ts'
import { useSource } from './use-source.ts'
import styles from './film.module.css'

export interface FilmSource {
  /** Its file, or the URL of its playlist. */
  url: string
  isInParts: boolean
  isSound: boolean
  captions: string | null
}

type FilmProps = {
  source: FilmSource
  title: string
  /** Resume position in seconds. */
  startAt: number
  /** The learner had finished it, so it starts from the beginning. */
  isRewatch: boolean
  ticks: readonly number[]
  /** How far the learner may jump now, in seconds. */
  furthest: () => number
  words: FilmWords
  keys: KeyHelp
  onTape: (tape: MediaPlayer | null) => void
}

/** A video or audio player with all its controls. It resumes where the learner left. */
export default function Film({ source, title, startAt, isRewatch, ticks, furthest, words, keys, onTape }: FilmProps) {
  const media = useRef<HTMLVideoElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isHelped, setHelped] = useState(false)
  const reach = useMemo(() => ({ furthest, box }), [furthest])
  const { shown, acts } = useFilm(media, reach)
  const { isFailed, retry } = useSource(media, source)
  const help = () => setHelped(true)
  useKeys(acts, help)
  useStart(media, startAt)
  useEffect(() => {
    onTape(media.current && mediaPlayerOf(media.current))
    return () => onTape(null)
  }, [onTape])
  return (
    <div
      ref={box}
      className={classes(styles.film, source.isSound && styles.sound)}
      data-playing={shown.isPlaying || undefined}
    >
      <Screen {...{ media, title, source, furthest, words }} onPress={acts.toggle} />
      {!shown.isPlaying && !isFailed && (
        <PlayOver {...{ shown, startAt, isRewatch: isRewatch, words }} onPlay={acts.toggle} />
      )}
      {isFailed && <Failed words={words} onRetry={retry} />}
      <Controls
        {...{ shown, acts, ticks, words, help }}
        hasCaptions={source.captions !== null}
        isSound={source.isSound}
      />
      {isHelped && <KeysDialog keys={keys} onClose={() => setHelped(false)} />}
    </div>
  )
}

type ScreenProps = Pick<FilmProps, 'title' | 'source' | 'furthest' | 'words'> & {
  media: RefObject<HTMLVideoElement | null>
  onPress: () => void
}

function Screen({ media, title, source, furthest, words, onPress }: ScreenProps) {
  return (
    // oxlint-disable-next-line media-has-caption -- its captions are those that were uploaded
    <video
      ref={media}
      aria-label={title}
      playsInline
      preload="metadata"
      // Captions may redirect to the host for files, which requires CORS.
      {...(source.captions && { crossOrigin: 'anonymous' })}
      onClick={onPress}
      onSeeking={({ currentTarget }) => {
        if (currentTarget.currentTime > furthest() + 1) goTo(currentTarget, furthest())
      }}
    >
      {source.captions && <track kind="captions" src={source.captions} srcLang="th" label={words.captions} default />}
    </video>
  )
}

type PlayOverProps = { shown: FilmShown; startAt: number; isRewatch: boolean; words: FilmWords; onPlay: () => void }

/** The button over a paused video. It shows the resume position, or that it restarts after its end. */
function PlayOver({ shown, startAt, isRewatch, words, onPlay }: PlayOverProps) {
  const isOver = isRewatch || startsOver(startAt, shown.length)
  const isSaid = isOver ? shown.at === 0 : startAt > 0 && shown.at >= startAt - 1
  const goOn = startAt > 0 && !isOver ? words.goOn.replace('{at}', timecode(shown.at || startAt)) : words.play
  return (
    <button type="button" className={styles.play} onClick={onPlay}>
      <span>
        <Icon name="play" size="l" />
      </span>
      <span className={isSaid ? styles.on : 'sr'}>{isOver && isSaid ? words.anew : goOn}</span>
    </button>
  )
}

function Failed({ words, onRetry }: { words: FilmWords; onRetry: () => void }) {
  return (
    <p className={styles.failed} role="alert">
      {words.failed}{' '}
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  )
}

const speedKept = 'player speed'

/** Seeks to the resume position, at the speed last chosen on this device. */
function useStart(media: RefObject<HTMLVideoElement | null>, startAt: number) {
  const [start] = useState(startAt)
  useEffect(() => {
    const element = media.current!
    const kept = Number(read(speedKept))
    const begin = () => {
      if (speeds.some((speed) => speed === kept)) setSpeed(element, kept)
      if (start > 0 && !startsOver(start, element.duration)) goTo(element, start)
    }
    const keep = () => write(speedKept, String(element.playbackRate))
    if (element.readyState > 0) begin()
    else element.addEventListener('loadedmetadata', begin, { once: true })
    element.addEventListener('ratechange', keep)
    return () => {
      element.removeEventListener('loadedmetadata', begin)
      element.removeEventListener('ratechange', keep)
    }
  }, [media, start])
}

/** A browser may forbid storage. */
function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storing it is optional.
  }
}
