import type { ReactNode } from 'react'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { Link } from '#ui/office/description.ts'
import type { EditorWords } from '../words.ts'

interface EditorPageProps {
  heading: string
  /** The bank, exam or question. */
  place: string
  crumbs: Link[]
  links: Link[]
  words: EditorWords
  refusal: { problems: string[]; isStale: boolean } | undefined
  /** What was saved before. */
  saved?: string | null
  children: ReactNode
}

/** The page around the editor: where it is, and why the last save was refused. */
export function EditorPage({ heading, place, crumbs, links, words, refusal, saved, children }: EditorPageProps) {
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {heading} {place}
        </h1>
        {links.length > 0 && (
          <div className={part.acts}>
            {links.map(({ href, label }) => (
              <ButtonLink key={href} href={href} isSmall>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {refusal && <Refusal {...{ refusal, words }} />}
      {saved && !refusal && <Banner kind="done">{saved}</Banner>}
      {children}
    </div>
  )
}

function Refusal({ refusal, words }: { refusal: NonNullable<EditorPageProps['refusal']>; words: EditorWords }) {
  const newest = refusal.isStale && (
    <ButtonLink href="" target="_blank" isSmall>
      {words.openNewest}
    </ButtonLink>
  )
  return (
    <Banner kind="problem" {...(newest && { act: newest })}>
      {words.problems}
      <ul>
        {refusal.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Banner>
  )
}
