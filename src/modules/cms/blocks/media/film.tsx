import { type MouseEvent, useState } from 'react'
import { SideCloth } from '#ui/hero/cloth.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Screen } from '#ui/player/player.tsx'
import { watchAddress, YouTube } from '#ui/player/youtube.tsx'
import styles from './film.module.css'

interface FilmProps {
  videoId: string
  title: string
  poster: string | null
  words: { play: string; notice: string }
}

/** A YouTube video that loads nothing from YouTube until it is played. Without a script, it links to YouTube. */
export function Film({ videoId, title, poster, words }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setPlaying(true)
  }
  if (isPlaying)
    return (
      <div className={styles.film}>
        <Screen>
          <YouTube videoId={videoId} title={title} isPlayedAtOnce fallback={null} />
        </Screen>
      </div>
    )
  return (
    <a className={styles.film} href={watchAddress(videoId)} target="_blank" rel="noopener" onClick={play}>
      <span className={styles.film__poster}>
        {poster ? <img src={poster} alt="" loading="lazy" decoding="async" /> : <SideCloth />}
      </span>
      <span className={styles.film__play}>
        <Icon name="play" size="l" />
      </span>
      <span className={styles.film__name}>
        <b>
          {words.play}
          <span className="sr">: {title}</span>
        </b>
        <span>{words.notice}</span>
      </span>
    </a>
  )
}
