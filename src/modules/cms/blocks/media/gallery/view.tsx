import { type CSSProperties, type MouseEvent, useRef, useState } from 'react'
import { srcSetOf } from '#domain/file/picture-widths.ts'
import { fill } from '#domain/locale/fill.ts'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import styles from './gallery.module.css'
import { Large } from './large.tsx'
import type { GalleryContent } from './load.server.ts'

/** Pictures that open enlarged over the page. Without a script, each opens as a file. */
export default function Gallery({ shown }: { shown: GalleryContent }) {
  const { title, pictures, columns } = shown
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const open = (event: MouseEvent, n: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setAt(n)
    dialog.current?.showModal()
  }
  return (
    <section className="wrap block">
      {title && <Head title={<Breakable text={title} />} />}
      <ul className={styles.pictures} style={{ '--columns': columns } as CSSProperties}>
        {pictures.map((_, n) => (
          <Tile key={n} shown={shown} n={n} onClick={(event) => open(event, n)} />
        ))}
      </ul>
      <Large dialog={dialog} shown={shown} at={at} setAt={setAt} />
    </section>
  )
}

type TileProps = { shown: GalleryContent; n: number; onClick: (event: MouseEvent) => void }

function Tile({ shown: { pictures, words }, n, onClick }: TileProps) {
  const { url, alt, caption } = pictures[n]!
  return (
    <li>
      <a href={url} aria-label={alt || caption || fill(words.picture, { n: n + 1 })} onClick={onClick}>
        <span className={styles.tile}>
          <img
            src={url}
            srcSet={srcSetOf(url)}
            sizes="(min-width: 769px) 26rem, 50vw"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
      </a>
      {caption && <small>{caption}</small>}
    </li>
  )
}
