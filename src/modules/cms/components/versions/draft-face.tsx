import type { ComponentProps, ReactNode } from 'react'
import { href } from 'react-router'
import { TitleBand } from '#ui/prose/article.tsx'
import { PageFace } from '../page-face.tsx'

type DraftFaceProps = Pick<ComponentProps<typeof PageFace>, 'page' | 'around'> & {
  words: Record<'trail' | 'home', string>
  said: ComponentProps<typeof PageFace>['words']
  empty: ReactNode
}

/** An unpublished or removed page, with its title as visitors would see it. */
export function DraftFace({ page, words, said, empty, around }: DraftFaceProps) {
  const trail = { label: words.trail, crumbs: [{ label: words.home, href: href('/') }, { label: page.title }] }
  const title = (
    <div className="wrap">
      <TitleBand trail={trail} title={page.title} />
    </div>
  )
  return <PageFace page={page} words={said} title={title} empty={empty} {...(around && { around })} />
}
