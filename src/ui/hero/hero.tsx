import type { ReactNode } from 'react'
import { srcSetOf } from '#domain/file/picture-widths.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { HeroCloth, type Emblem } from './cloth.tsx'
import styles from './hero.module.css'

export type HeroSlide = {
  id: string
  kicker?: { icon: IconName; text: ReactNode }
  title: ReactNode
  lead?: ReactNode
  facts?: { icon: IconName; text: ReactNode }[]
  acts?: ReactNode
  /** More content, below the lead. */
  content?: ReactNode
  /** The slide's own picture. Without one it shows the pattern with the chosen emblem. */
  picture?: { url: string; alt: string; position?: string | undefined }
  emblem?: Emblem
}

/** The top of a page: one static message. */
export function Hero({ slide, label }: { slide: HeroSlide; label: string }) {
  return (
    <section className={classes(styles.hero, styles['hero--still'])} aria-label={label}>
      <div className={classes('wrap', styles.hero__slides)}>
        <Slide slide={slide} level="h1" />
      </div>
    </section>
  )
}

type SlideProps = { slide: HeroSlide; level: 'h1' | 'h2'; isHidden?: boolean }

/** One slide of a hero. A hidden one keeps its space. */
export function Slide({ slide, level: Title, isHidden }: SlideProps) {
  const { kicker, title, lead, facts, acts, content, picture, emblem } = slide
  return (
    <div className={styles.hero__slide} inert={isHidden}>
      <div className={styles.hero__text}>
        {kicker && (
          <p className={styles.hero__kicker}>
            <Icon name={kicker.icon} size="s" />
            {kicker.text}
          </p>
        )}
        {title && <Title>{title}</Title>}
        {lead && <p className={styles.hero__lead}>{lead}</p>}
        {content && <div className={styles.hero__content}>{content}</div>}
        {facts && <HeroFacts facts={facts} />}
        {acts && <div className={styles.hero__acts}>{acts}</div>}
      </div>
      <div className={styles.hero__art}>
        {picture ? (
          <img
            src={picture.url}
            srcSet={srcSetOf(picture.url)}
            sizes="(min-width: 769px) 50vw, 100vw"
            alt={picture.alt}
            style={{ objectPosition: picture.position }}
            decoding="async"
          />
        ) : (
          <HeroCloth emblem={emblem} />
        )}
      </div>
    </div>
  )
}

function HeroFacts({ facts }: { facts: NonNullable<HeroSlide['facts']> }) {
  return (
    <ul className={styles.hero__facts}>
      {facts.map(({ icon, text }, index) => (
        <li key={index}>
          <Icon name={icon} size="s" />
          {text}
        </li>
      ))}
    </ul>
  )
}
