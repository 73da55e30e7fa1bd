import { LinkButton } from '#ui/button/button.tsx'
import { Hero } from '#ui/hero/hero.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { HeadingContent } from './load.server.ts'

/** A section heading, or the hero at the top of a page. */
export default function Heading({ shown }: { shown: HeadingContent }) {
  return shown.display === 'hero' ? <HeroHeading shown={shown} /> : <SectionHeading shown={shown} />
}

function HeroHeading({ shown }: { shown: HeadingContent }) {
  const { text, lead, kicker, emblem, picture, pictureAlt = '', first, second, label } = shown
  const acts = (first || second) && (
    <>
      {first && (
        <LinkButton look="accent" href={first.href}>
          {first.text}
        </LinkButton>
      )}
      {second && (
        <LinkButton look="deep" href={second.href}>
          {second.text}
        </LinkButton>
      )}
    </>
  )
  const slide = {
    id: 'hero',
    title: <Breakable text={text} />,
    ...(lead && { lead }),
    ...(kicker && { kicker: { icon: 'book' as const, text: kicker } }),
    ...(emblem && { emblem }),
    ...(picture && { picture: { url: picture, alt: pictureAlt } }),
    ...(acts && { acts }),
  }
  return <Hero slide={slide} label={label} />
}

function SectionHeading({ shown: { text, lead, first, second } }: { shown: HeadingContent }) {
  return (
    <section className="wrap block">
      <Head title={text} {...(lead && { text: lead })} />
      {first && <LinkButton href={first.href}>{first.text}</LinkButton>}
      {second && (
        <LinkButton look="line" href={second.href}>
          {second.text}
        </LinkButton>
      )}
    </section>
  )
}
