import { useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { VideoContent } from './load.server.ts'
import { type Playing, useParts } from './use-parts.ts'
import styles from './video.module.css'

/** A video of the site. Nothing is loaded until it is played. */
export default function Video({ shown }: { shown: VideoContent }) {
  return shown.url !== '' && <Film shown={shown} />
}

function Film({ shown }: { shown: VideoContent }) {
  const { title, url, type, poster, captions, text, words } = shown
  const video = useRef<HTMLVideoElement>(null)
  const { playing, isScripted, play } = useParts(video, shown)
  return (
    <section className="wrap block">
      {title && <Head title={<Breakable text={title} />} />}
      <figure className={styles.video}>
        <div className={styles.screen}>
          {/* oxlint-disable-next-line media-has-caption -- its captions are those that were uploaded */}
          <video
            ref={video}
            aria-label={title || words.film}
            poster={poster || undefined}
            preload={poster ? 'none' : 'metadata'}
            controls={playing === 'itself'}
            playsInline
            {...(captions.length > 0 && url.startsWith('/') && { crossOrigin: 'anonymous' })}
          >
            {!isScripted && <source src={url} {...(type && { type })} />}
            {captions.map(({ url: src, lang, label }, at) => (
              <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={at === 0} />
            ))}
            <a href={url}>{words.save}</a>
          </video>
          <Over playing={playing} play={play} shown={shown} />
        </div>
        {text && <figcaption>{text}</figcaption>}
      </figure>
    </section>
  )
}

type OverProps = { playing: Playing; play: () => void; shown: VideoContent }

/** The overlay of a video that the browser does not play natively. */
function Over({ playing, play, shown: { url, words } }: OverProps) {
  if (playing === 'itself') return null
  if (playing === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {words.failed} <a href={url}>{words.save}</a>
      </p>
    )
  const isOpening = playing === 'opens'
  return (
    <button type="button" className={styles.play} aria-busy={isOpening || undefined} onClick={play}>
      <span>
        <Icon name="play" size="l" />
      </span>
      <span className="sr">{isOpening ? words.loading : words.play}</span>
    </button>
  )
}
