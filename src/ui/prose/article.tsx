import type { ReactNode } from 'react'
import type { Picture } from '#ui/course/cover.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Crumbs, type Crumb } from './crumbs.tsx'
import styles from './prose.module.css'

type Trail = { label: string; crumbs: Crumb[] }

type TitleBandProps = { trail?: Trail; title: ReactNode; text?: ReactNode; picture?: Picture; children?: ReactNode }

/** The top of a plain page: breadcrumbs, title, one line of text, and a picture. */
export function TitleBand({ trail, title, text, picture, children }: TitleBandProps) {
  return (
    <div className={styles.title}>
      {picture && (
        <img
          className={styles.title__picture}
          src={picture.url}
          alt={picture.alt ?? ''}
          style={{ objectPosition: picture.position }}
          decoding="async"
        />
      )}
      {trail && <Crumbs {...trail} />}
      <h1>{title}</h1>
      {text && <p className={styles.title__text}>{text}</p>}
      {children}
    </div>
  )
}

type ArticleProps = {
  trail?: Trail
  title: ReactNode
  facts?: { icon: IconName; text: ReactNode }[]
  children: ReactNode
}

/** A page of text in one narrow column. */
export function Article({ trail, title, facts, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <header className={styles.article__head}>
        {trail && <Crumbs {...trail} />}
        <h1>{title}</h1>
        {facts && (
          <p className={styles.article__by}>
            {facts.map(({ icon, text }, index) => (
              <span key={index}>
                <Icon name={icon} />
                {text}
              </span>
            ))}
          </p>
        )}
      </header>
      {children}
    </article>
  )
}

type NoteProps = { title: ReactNode; text?: ReactNode; act?: ReactNode }

/** A note on a tinted background, with at most one button. */
export function Note({ title, text, act }: NoteProps) {
  return (
    <aside className={styles.note}>
      <div>
        <h3 className={styles.note__title}>{title}</h3>
        {text && <p className={styles.note__text}>{text}</p>}
      </div>
      {act && <div className={styles.note__act}>{act}</div>}
    </aside>
  )
}
