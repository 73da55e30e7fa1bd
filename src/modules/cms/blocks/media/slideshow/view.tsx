import type { ReactNode } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { LinkButton } from '#ui/button/button.tsx'
import type { HeroSlide } from '#ui/hero/hero.tsx'
import { HeroShow } from '#ui/hero/hero-show.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { SlideshowContent } from './load.server.ts'

/** Rotating slides. A single slide does not move. Renders nothing without slides. */
export default function Slideshow({ shown: { slides, interval, words } }: { shown: SlideshowContent }) {
  if (slides.length === 0) return null
  return (
    <HeroShow
      level="h2"
      intervalMs={interval}
      slides={slides.map((slide, at) => slideOf(slide, { id: String(at), words }))}
      words={{ ...words, slideOf: (slide, count) => fill(words.slideOf, { slide, count }) }}
    />
  )
}

function slideOf(
  slide: SlideshowContent['slides'][number],
  { id, words }: { id: string; words: SlideshowContent['words'] },
): HeroSlide {
  const { picture, link, title, subtitle, button, buttonText, content } = slide
  const hasButton = link !== '' && (button || title === '')
  const named = <Breakable text={title} />
  return {
    id,
    title: title && (link && !hasButton ? <Out href={link}>{named}</Out> : named),
    ...(subtitle && { lead: subtitle }),
    ...(picture && { picture: { ...picture, alt: picture.alt ?? '' } }),
    ...(content && { content: <div dangerouslySetInnerHTML={{ __html: content }} /> }),
    ...(hasButton && { acts: <Act href={link} label={buttonText || words.open} newTab={words.newTab} /> }),
  }
}

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="whole" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

function Act({ href, label, newTab }: { href: string; label: string; newTab: string }) {
  return (
    <LinkButton className="whole" look="accent" href={href} target="_blank" rel="noopener">
      {label}
      <span className="sr">{newTab}</span>
    </LinkButton>
  )
}
