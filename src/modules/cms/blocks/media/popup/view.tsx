import { useId } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Film } from '../film.tsx'
import type { PopupContent } from './load.server.ts'
import styles from './popup.module.css'
import { usePopup } from './use-popup.ts'

/** A message over the page. Without a script, it does not appear. Renders nothing without content. */
export default function Popup({ shown }: { shown: PopupContent }) {
  return shown.content && <Message shown={shown} />
}

function Message({ shown }: { shown: PopupContent }) {
  const { title, words } = shown
  const titleId = useId()
  const { dialog, isOpen, onClose } = usePopup(shown)
  const name = title ? { 'aria-labelledby': titleId } : { 'aria-label': words.film }
  return (
    <dialog ref={dialog} className={styles.popup} onClose={onClose} {...name}>
      <div className={styles.popup__head}>
        {title && <h2 id={titleId}>{title}</h2>}
        <IconButton
          className={styles.popup__close}
          icon="close"
          label={words.close}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {isOpen && <Content shown={shown} />}
    </dialog>
  )
}

/** Rendered only when the popup opens, so that nothing is loaded before. */
function Content({ shown: { title, alt, content, words } }: { shown: PopupContent }) {
  if (content === null) return null
  if ('image' in content) return <img className={styles.popup__image} src={content.image} alt={alt} />
  if ('videoId' in content)
    return <Film videoId={content.videoId} title={title || words.film} poster={null} words={words} />
  if ('video' in content)
    return (
      // oxlint-disable-next-line media-has-caption -- a file of the site carries its own
      <video
        className={styles.popup__image}
        src={content.video}
        aria-label={title || words.film}
        controls
        playsInline
      />
    )
  return (
    <div className={styles.popup__text}>
      <RichText html={content.html} isPlain />
    </div>
  )
}
