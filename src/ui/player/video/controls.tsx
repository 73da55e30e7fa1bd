import { timecode } from '#domain/learning/watch/timecode.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SeekLine } from './seek-line.tsx'
import type { FilmActs, FilmShown } from './use-film.ts'
import styles from './film.module.css'

export type FilmWords = Record<
  | 'play'
  | 'pause'
  | 'back10'
  | 'mute'
  | 'speed'
  | 'captions'
  | 'picture'
  | 'full'
  | 'leaveFull'
  | 'keys'
  | 'place'
  | 'failed'
  | 'retry'
  | 'goOn'
  | 'anew',
  string
>

type ControlsProps = {
  shown: FilmShown
  acts: FilmActs
  ticks: readonly number[]
  words: FilmWords
  hasCaptions: boolean
  isSound: boolean
  help: () => void
}

/** The controls of a video. */
export function Controls({ shown, acts, ticks, words, hasCaptions, isSound, help }: ControlsProps) {
  const { at, length, loaded, isPlaying, rate, isMuted, isFull } = shown
  return (
    <div className={styles.controls}>
      <SeekLine {...{ at, length, loaded, ticks }} label={words.place} seek={acts.seek} by={acts.by} />
      <div className={styles.row}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          onClick={acts.toggle}
        />
        <IconButton icon="back10" label={words.back10} onClick={() => acts.by(-10)} />
        <span className={styles.extra}>
          <IconButton icon="volume" label={words.mute} aria-pressed={isMuted} onClick={acts.mute} />
        </span>
        <span className={styles.time}>
          {timecode(at)} / {timecode(length)}
        </span>
        <button
          type="button"
          className={styles.speed}
          aria-label={words.speed.replace('{n}', String(rate))}
          onClick={acts.nextSpeed}
        >
          {rate}×
        </button>
        {hasCaptions && (
          <IconButton icon="caption" label={words.captions} aria-pressed={shown.hasCaptions} onClick={acts.captions} />
        )}
        <span className={styles.extra}>
          <IconButton icon="info" label={words.keys} onClick={help} />
        </span>
        {!isSound && <Views isFull={isFull} acts={acts} words={words} />}
      </div>
    </div>
  )
}

/** Where the video is shown: on the page, picture in picture, or full screen. */
function Views({ isFull, acts, words }: { isFull: boolean; acts: FilmActs; words: FilmWords }) {
  return (
    <>
      <span className={styles.extra}>
        <IconButton icon="image" label={words.picture} onClick={acts.picture} />
      </span>
      <IconButton icon="expand" label={isFull ? words.leaveFull : words.full} onClick={acts.full} />
    </>
  )
}
