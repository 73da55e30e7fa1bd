import { IconButton } from '#ui/button/icon-button.tsx'
import { classes } from '#ui/theme/classes.ts'
import { type HeroSlide, Slide } from './hero.tsx'
import { useSlideshow } from './slideshow.ts'
import styles from './hero.module.css'

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

type HeroShowProps = {
  slides: HeroSlide[]
  words: HeroWords
  /** Milliseconds until the next slide. */
  intervalMs?: number
  /** A slideshow further down the page has no h1. */
  level?: 'h1' | 'h2'
}

/** One slide, or several in turn. Without scripts it shows the first. */
export function HeroShow({ slides, words, intervalMs, level = 'h1' }: HeroShowProps) {
  const { holds, ...show } = useSlideshow(slides.length, intervalMs)
  const isShow = slides.length > 1
  return (
    <section
      className={classes(styles.hero, !isShow && styles['hero--still'])}
      aria-label={words.label}
      aria-roledescription={isShow ? words.roleDescription : undefined}
      {...(isShow && holds)}
    >
      <div className={classes('wrap', styles.hero__slides)}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} level={index === 0 ? level : 'h2'} isHidden={index !== show.current} />
        ))}
      </div>
      {isShow && <HeroBar {...show} count={slides.length} words={words} />}
    </section>
  )
}

type HeroBarProps = Omit<ReturnType<typeof useSlideshow>, 'holds'> & { count: number; words: HeroWords }

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
