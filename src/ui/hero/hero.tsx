import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { HeroCloth, type Emblem } from './cloth.tsx'
import { useSlideshow } from './slideshow.ts'
import styles from './hero.module.css'

export type HeroSlide = {
  id: string
  kicker?: { icon: IconName; text: ReactNode }
  title: ReactNode
  lead?: ReactNode
  facts?: { icon: IconName; text: ReactNode }[]
  acts?: ReactNode
  /** A picture of the slide's own; without one the cloth, whose emblem is chosen. */
  picture?: { url: string; alt: string }
  emblem?: Emblem
}

export type HeroWords = {
  label: string
  roleDescription: string
  choose: string
  slideOf: (slide: number, count: number) => string
  previous: string
  next: string
  pause: string
  play: string
}

type HeroProps = { slides: HeroSlide[]; words: HeroWords }

/** The first thing one sees: one message, or a few that take turns. Without a script the first stands still. */
export function Hero({ slides, words }: HeroProps) {
  const show = useSlideshow(slides.length)
  const isShow = slides.length > 1
  return (
    <section
      className={classes(styles.hero, !isShow && styles['hero--still'])}
      aria-label={words.label}
      aria-roledescription={isShow ? words.roleDescription : undefined}
    >
      <div className={classes('wrap', styles.hero__slides)}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} isHidden={index !== show.current} />
        ))}
      </div>
      {isShow && <HeroBar {...show} count={slides.length} words={words} />}
    </section>
  )
}

function Slide({ slide, isFirst, isHidden }: { slide: HeroSlide; isFirst: boolean; isHidden: boolean }) {
  const { kicker, title, lead, facts, acts, picture, emblem } = slide
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className={styles.hero__slide} inert={isHidden}>
      <div className={styles.hero__text}>
        {kicker && (
          <p className={styles.hero__kicker}>
            <Icon name={kicker.icon} size="s" />
            {kicker.text}
          </p>
        )}
        <Title>{title}</Title>
        {lead && <p className={styles.hero__lead}>{lead}</p>}
        {facts && <HeroFacts facts={facts} />}
        {acts && <div className={styles.hero__acts}>{acts}</div>}
      </div>
      <div className={styles.hero__art}>
        {picture ? <img src={picture.url} alt={picture.alt} /> : <HeroCloth emblem={emblem} />}
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

type HeroBarProps = ReturnType<typeof useSlideshow> & { count: number; words: HeroWords }

function HeroBar({ current, show, isPlaying, setPlaying, count, words }: HeroBarProps) {
  const key = styles.hero__key
  return (
    <div className={classes('wrap', styles.hero__bar)}>
      <div className={styles.dots} role="group" aria-label={words.choose}>
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            aria-current={slide === current ? 'true' : undefined}
            aria-label={words.slideOf(slide + 1, count)}
            onClick={() => show(slide)}
          />
        ))}
      </div>
      <IconButton className={key} icon="left" label={words.previous} onClick={() => show(current - 1)} />
      <IconButton className={key} icon="right" label={words.next} onClick={() => show(current + 1)} />
      <IconButton
        className={key}
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause : words.play}
        onClick={() => setPlaying(!isPlaying)}
      />
    </div>
  )
}
